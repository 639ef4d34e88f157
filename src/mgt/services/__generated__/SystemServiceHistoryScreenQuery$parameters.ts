/**
 * @generated SignedSource<<2563f2a88d8e35c4381092959b08e938>>
 * @relayHash 737b5ae4d101df254fe651df79dbb3b2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID da54350bc0676b6a2f26a57085c2e9b6afd82b66d4a6f9843f4807194a5dea8b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SystemServiceHistoryScreenQuery } from './SystemServiceHistoryScreenQuery.graphql';

const node: PreloadableConcreteRequest<SystemServiceHistoryScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "da54350bc0676b6a2f26a57085c2e9b6afd82b66d4a6f9843f4807194a5dea8b",
    "metadata": {},
    "name": "SystemServiceHistoryScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
