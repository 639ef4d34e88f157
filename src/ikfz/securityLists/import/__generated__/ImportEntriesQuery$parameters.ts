/**
 * @generated SignedSource<<d53fb156b7aff85f0f5155a0bd99bacd>>
 * @relayHash 2bcb6c1caf32a34a283d5c8983f0240a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7b0a037283bebefdd844d8824dad7351e943587e924ec3e6dcdeec6b89f0c2f7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ImportEntriesQuery } from './ImportEntriesQuery.graphql';

const node: PreloadableConcreteRequest<ImportEntriesQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7b0a037283bebefdd844d8824dad7351e943587e924ec3e6dcdeec6b89f0c2f7",
    "metadata": {},
    "name": "ImportEntriesQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
