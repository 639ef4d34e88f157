/**
 * @generated SignedSource<<9541b7fbd5b90a12352b61624bcf04da>>
 * @relayHash 37d3584cff4bce80c23440d1e4c18dc6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d6478cf3424565bff1b1bf858d435c30872e8ada214671ca4cc824b919046ee5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ServiceFormScreenQuery } from './ServiceFormScreenQuery.graphql';

const node: PreloadableConcreteRequest<ServiceFormScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d6478cf3424565bff1b1bf858d435c30872e8ada214671ca4cc824b919046ee5",
    "metadata": {},
    "name": "ServiceFormScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
