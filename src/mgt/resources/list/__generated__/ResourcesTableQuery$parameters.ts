/**
 * @generated SignedSource<<9c29fb196674bce34f4ad6e9d9ed357c>>
 * @relayHash 6d25039373fa1da1960eae3f23381d24
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a1f5f3930c88bc7a6c0f15c6845043180a83db0976029fa828171d70e2c3ce0b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ResourcesTableQuery } from './ResourcesTableQuery.graphql';

const node: PreloadableConcreteRequest<ResourcesTableQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a1f5f3930c88bc7a6c0f15c6845043180a83db0976029fa828171d70e2c3ce0b",
    "metadata": {},
    "name": "ResourcesTableQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
