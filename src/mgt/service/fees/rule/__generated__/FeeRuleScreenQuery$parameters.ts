/**
 * @generated SignedSource<<db337eb0ac68ff9f608d93db37e7a23e>>
 * @relayHash 021797d433ba744b04f9e9c1c0e07a88
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 648b80d4dc0bd60abe454846172e2b944c86c035cacc060f9e4f0a36e2d37d3d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FeeRuleScreenQuery } from './FeeRuleScreenQuery.graphql';

const node: PreloadableConcreteRequest<FeeRuleScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "648b80d4dc0bd60abe454846172e2b944c86c035cacc060f9e4f0a36e2d37d3d",
    "metadata": {},
    "name": "FeeRuleScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
