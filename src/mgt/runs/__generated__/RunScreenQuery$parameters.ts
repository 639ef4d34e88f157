/**
 * @generated SignedSource<<deb8a772d0b4d64ac147a03064fef60f>>
 * @relayHash 01c51628c221a569146414198d9c752c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7a64592edb665363e8f2499dc94fcab1a23feed24e9dabdfde891e262c72e29b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RunScreenQuery } from './RunScreenQuery.graphql';

const node: PreloadableConcreteRequest<RunScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7a64592edb665363e8f2499dc94fcab1a23feed24e9dabdfde891e262c72e29b",
    "metadata": {},
    "name": "RunScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
