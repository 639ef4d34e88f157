/**
 * @generated SignedSource<<76af1a3421cb35fdaca90881a5105904>>
 * @relayHash 08288aca4467b36f7e485cf97dafba29
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3479fe75f8e761e0b1507b06cd9e45d3b3adeed33277a80fbb50a3e08bda8e4b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FeesScreenQuery } from './FeesScreenQuery.graphql';

const node: PreloadableConcreteRequest<FeesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3479fe75f8e761e0b1507b06cd9e45d3b3adeed33277a80fbb50a3e08bda8e4b",
    "metadata": {},
    "name": "FeesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
