/**
 * @generated SignedSource<<0a21f4040c1fb7bdff4ad8040bb6bb24>>
 * @relayHash 83ad5c4765154009d9369fc686e12a07
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e2b19081471ddd89853dcda8bea6c2cfd153c0dc3df7d7c884c03d50b7328fde

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FeeChangeScreenQuery } from './FeeChangeScreenQuery.graphql';

const node: PreloadableConcreteRequest<FeeChangeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e2b19081471ddd89853dcda8bea6c2cfd153c0dc3df7d7c884c03d50b7328fde",
    "metadata": {},
    "name": "FeeChangeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
