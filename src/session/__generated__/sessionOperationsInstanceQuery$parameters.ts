/**
 * @generated SignedSource<<f18a3378dba872f148d10831df175434>>
 * @relayHash 77e0a6def883c260f5d2ae7ddd5f9c9e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4537b55064ab1183789234d113086b38da71f6c12a0c82601359ebb92eb709f4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { sessionOperationsInstanceQuery } from './sessionOperationsInstanceQuery.graphql';

const node: PreloadableConcreteRequest<sessionOperationsInstanceQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4537b55064ab1183789234d113086b38da71f6c12a0c82601359ebb92eb709f4",
    "metadata": {},
    "name": "sessionOperationsInstanceQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
