/**
 * @generated SignedSource<<ecbcb4a95df484eb1050e173dd3ab522>>
 * @relayHash 2469f069de0134a74bec20b4890d9d4d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fa9790523c41d5a0c5ae04c0aac5e9255155d59b1e45177eabd3ab994a779389

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ServicesSectionQuery } from './ServicesSectionQuery.graphql';

const node: PreloadableConcreteRequest<ServicesSectionQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fa9790523c41d5a0c5ae04c0aac5e9255155d59b1e45177eabd3ab994a779389",
    "metadata": {},
    "name": "ServicesSectionQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
