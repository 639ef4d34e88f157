/**
 * @generated SignedSource<<26cf5d5ad9ac61c68ef0749e695dd014>>
 * @relayHash 5a585bbda0d5c381bc0b6da958ef3eac
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 65b7f41fdfc51381efd6d9479f1de93a06f36648a41ee2300dabc4c002b1d125

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProcessTableQuery } from './ProcessTableQuery.graphql';

const node: PreloadableConcreteRequest<ProcessTableQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "65b7f41fdfc51381efd6d9479f1de93a06f36648a41ee2300dabc4c002b1d125",
    "metadata": {},
    "name": "ProcessTableQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
