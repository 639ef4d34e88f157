/**
 * @generated SignedSource<<c93404801b118c01802e3a41b0587ece>>
 * @relayHash 78b5b47c669c0e0b02bea8e972b8d231
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ecd359b7537a8662cd88a6575932b542b62ba3f3daa6ac7ad36cb6270a273981

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FeeRuleScreenQuery } from './FeeRuleScreenQuery.graphql';

const node: PreloadableConcreteRequest<FeeRuleScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ecd359b7537a8662cd88a6575932b542b62ba3f3daa6ac7ad36cb6270a273981",
    "metadata": {},
    "name": "FeeRuleScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
