/**
 * @generated SignedSource<<55eda43577d83db0c0be3fcf17b466e6>>
 * @relayHash 5a13afca331657e56810e4fee96f811a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 04aa6d5632c4c4215c818db9447828f0fdacbab3d4dc04ff4123adaf33e4e16f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EntityHistoryQuery } from './EntityHistoryQuery.graphql';

const node: PreloadableConcreteRequest<EntityHistoryQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "04aa6d5632c4c4215c818db9447828f0fdacbab3d4dc04ff4123adaf33e4e16f",
    "metadata": {},
    "name": "EntityHistoryQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
