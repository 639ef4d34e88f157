/**
 * @generated SignedSource<<496c6e83d5959c839186ae7013f32fd6>>
 * @relayHash 5f6bfe02cceb82789b84a0917f8528a8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0e5d1f82f37f434e81038f0eb51ef7a481dbaf51f2673a7cb50ba2769f732f96

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SystemServiceScreenQuery } from './SystemServiceScreenQuery.graphql';

const node: PreloadableConcreteRequest<SystemServiceScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0e5d1f82f37f434e81038f0eb51ef7a481dbaf51f2673a7cb50ba2769f732f96",
    "metadata": {},
    "name": "SystemServiceScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
