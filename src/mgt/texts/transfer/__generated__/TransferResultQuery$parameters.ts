/**
 * @generated SignedSource<<6a2cb31b8b1fff93d08e771bbc3dcc1d>>
 * @relayHash bd7655d50b6d41654f62fb1ae84dc070
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4087a3c9160be0b9fe96fe3104996e7dd40bc9e690f4ab05cba8d90ba213da50

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TransferResultQuery } from './TransferResultQuery.graphql';

const node: PreloadableConcreteRequest<TransferResultQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4087a3c9160be0b9fe96fe3104996e7dd40bc9e690f4ab05cba8d90ba213da50",
    "metadata": {},
    "name": "TransferResultQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
