/**
 * @generated SignedSource<<5e42c8c26cf84a43cd44ac2c9ed57936>>
 * @relayHash 9487fc1058ad29a12570d0883fa5e1f6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 83acd7e17c5d543f20d1c4a2a7fc76361bdccc0c2fec0926906ac8d6bab5ff13

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { UsersTableQuery } from './UsersTableQuery.graphql';

const node: PreloadableConcreteRequest<UsersTableQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "83acd7e17c5d543f20d1c4a2a7fc76361bdccc0c2fec0926906ac8d6bab5ff13",
    "metadata": {},
    "name": "UsersTableQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
