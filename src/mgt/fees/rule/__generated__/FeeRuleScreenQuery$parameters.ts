/**
 * @generated SignedSource<<e43aaa959ef6338114e6351ad2348de9>>
 * @relayHash dccc32b04ff0d9aace32b91333b1a529
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c9ca046b7c5bc9fb592b78cf776cd3aaae33f445a74fd7d06f4b746586e81aa8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FeeRuleScreenQuery } from './FeeRuleScreenQuery.graphql';

const node: PreloadableConcreteRequest<FeeRuleScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c9ca046b7c5bc9fb592b78cf776cd3aaae33f445a74fd7d06f4b746586e81aa8",
    "metadata": {},
    "name": "FeeRuleScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
