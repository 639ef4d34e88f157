/**
 * @generated SignedSource<<4d301bc48e0a843e94ef3a27be835d98>>
 * @relayHash d1b53f16e27e8c17127ea0a6aab30b94
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 45db9b7162f6f49536a6a335f784d77747cf3ff4df5c341ea5d63d155b580798

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RegisterOfficesSectionQuery } from './RegisterOfficesSectionQuery.graphql';

const node: PreloadableConcreteRequest<RegisterOfficesSectionQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "45db9b7162f6f49536a6a335f784d77747cf3ff4df5c341ea5d63d155b580798",
    "metadata": {},
    "name": "RegisterOfficesSectionQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
