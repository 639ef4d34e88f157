/**
 * @generated SignedSource<<f99c9ea1c13c4d9c34cbcf4f28739a7f>>
 * @relayHash ddb197cbf63cd258eaca4bb02e6cf085
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e3454387e031219058f6ebc55ff2271e928924d93d83bc1a24ba5ad0fa69d36e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SystemServicesTableQuery } from './SystemServicesTableQuery.graphql';

const node: PreloadableConcreteRequest<SystemServicesTableQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e3454387e031219058f6ebc55ff2271e928924d93d83bc1a24ba5ad0fa69d36e",
    "metadata": {},
    "name": "SystemServicesTableQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
