/**
 * @generated SignedSource<<7bcbe8dc9f453b538bd649dc9c3f0830>>
 * @relayHash 7872a07cc0d5d1b635c7de64338b87bf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f00c9a413dc6189ee1774bbad3ac3c3f34e005c888200d1f5163d91a99f7f19e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TransactionListQuery } from './TransactionListQuery.graphql';

const node: PreloadableConcreteRequest<TransactionListQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f00c9a413dc6189ee1774bbad3ac3c3f34e005c888200d1f5163d91a99f7f19e",
    "metadata": {},
    "name": "TransactionListQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
