/**
 * @generated SignedSource<<192c04485f137f96d6b5198c8c3c4c37>>
 * @relayHash 6df1dd3109d4b1df0dceec09a047812b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4e07164218d83c8b7069ad04223466f8782a51668769698d67a1e45da8fc4e61

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { chainQuery } from './chainQuery.graphql';

const node: PreloadableConcreteRequest<chainQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4e07164218d83c8b7069ad04223466f8782a51668769698d67a1e45da8fc4e61",
    "metadata": {},
    "name": "chainQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
