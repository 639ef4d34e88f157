/**
 * @generated SignedSource<<1299d5c2d2c93811fdec26e942ed2a3f>>
 * @relayHash f353087ea3cf2f4188c96b1c034eed6a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8305726e3e53736535d7af1827a83d8ca86a83a193643cf0b596f12dc7a1a81f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ServiceFilesScreenQuery } from './ServiceFilesScreenQuery.graphql';

const node: PreloadableConcreteRequest<ServiceFilesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8305726e3e53736535d7af1827a83d8ca86a83a193643cf0b596f12dc7a1a81f",
    "metadata": {},
    "name": "ServiceFilesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
