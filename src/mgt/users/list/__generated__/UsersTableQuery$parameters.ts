/**
 * @generated SignedSource<<d1cf34863c06add410b211954b004681>>
 * @relayHash cb2b28508e78d9d4051f6080568f01e0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9ad8d1269b13d65a76f7fb5acce4b3a3cd5459999d9ae849a05e286ceba798a4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { UsersTableQuery } from './UsersTableQuery.graphql';

const node: PreloadableConcreteRequest<UsersTableQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9ad8d1269b13d65a76f7fb5acce4b3a3cd5459999d9ae849a05e286ceba798a4",
    "metadata": {},
    "name": "UsersTableQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
