/**
 * @generated SignedSource<<fefa04417059162e151c9219caf48977>>
 * @relayHash 951dde71c8b4a002355968f567914502
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bda9ec078bb101f0e456aae7f30fe2d5c041af784c7a77bd2e6e78b6bde26898

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SecurityListTableQuery } from './SecurityListTableQuery.graphql';

const node: PreloadableConcreteRequest<SecurityListTableQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bda9ec078bb101f0e456aae7f30fe2d5c041af784c7a77bd2e6e78b6bde26898",
    "metadata": {},
    "name": "SecurityListTableQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
