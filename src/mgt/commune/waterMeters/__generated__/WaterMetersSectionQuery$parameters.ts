/**
 * @generated SignedSource<<356a5a644d5100b77f14ca69c3334db4>>
 * @relayHash 7c914dc97c8d370259aba29d47867c32
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5e86ea129fda36522bc031ee7be1607d66731c00383a168939aeaf1d345beec4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WaterMetersSectionQuery } from './WaterMetersSectionQuery.graphql';

const node: PreloadableConcreteRequest<WaterMetersSectionQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5e86ea129fda36522bc031ee7be1607d66731c00383a168939aeaf1d345beec4",
    "metadata": {},
    "name": "WaterMetersSectionQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
