/**
 * @generated SignedSource<<980b8e722c475bbe284457790e4cdce8>>
 * @relayHash 5a55d41a36eb920e3398544101a67f96
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6fe79ea930b89d73b49b7fa7be5f6b77aa1640f5e04c48f9486926d77353f4d2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { overviewQuery } from './overviewQuery.graphql';

const node: PreloadableConcreteRequest<overviewQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6fe79ea930b89d73b49b7fa7be5f6b77aa1640f5e04c48f9486926d77353f4d2",
    "metadata": {},
    "name": "overviewQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
