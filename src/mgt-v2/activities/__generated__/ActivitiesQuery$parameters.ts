/**
 * @generated SignedSource<<4951d8aca5d298000f039f3200549a75>>
 * @relayHash bd8f431c8b25d72a41e9ad1bd8ff1783
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bfb814bccf8b88b67a3148663406248a7552fa44392a7dca93ec6bfb62d77be6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ActivitiesQuery } from './ActivitiesQuery.graphql';

const node: PreloadableConcreteRequest<ActivitiesQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bfb814bccf8b88b67a3148663406248a7552fa44392a7dca93ec6bfb62d77be6",
    "metadata": {},
    "name": "ActivitiesQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
