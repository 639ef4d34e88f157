/**
 * @generated SignedSource<<5b55abb0e844e0bab19c596856d01a88>>
 * @relayHash 6e5b274d57650020f852dcff2c5575b6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4f736816bf6f7aa5182a3a3d7c332e2cd5318ad8b2093d44071da7023a9b9ec0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TransferResultQuery } from './TransferResultQuery.graphql';

const node: PreloadableConcreteRequest<TransferResultQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4f736816bf6f7aa5182a3a3d7c332e2cd5318ad8b2093d44071da7023a9b9ec0",
    "metadata": {},
    "name": "TransferResultQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
