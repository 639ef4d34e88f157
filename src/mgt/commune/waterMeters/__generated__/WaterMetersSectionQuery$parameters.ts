/**
 * @generated SignedSource<<1d07aac7b4f4202b5022c3faa992935f>>
 * @relayHash 6c54557a4ccebce836bc9abb1912da61
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bc2cb719146f2a4cb2b5f4a20d86538c3a051f4eba673627f814213e6e30318d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WaterMetersSectionQuery } from './WaterMetersSectionQuery.graphql';

const node: PreloadableConcreteRequest<WaterMetersSectionQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bc2cb719146f2a4cb2b5f4a20d86538c3a051f4eba673627f814213e6e30318d",
    "metadata": {},
    "name": "WaterMetersSectionQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
