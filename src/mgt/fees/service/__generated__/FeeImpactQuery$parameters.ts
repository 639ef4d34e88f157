/**
 * @generated SignedSource<<1283e14d03c9457c4852c866d327e4b7>>
 * @relayHash 93558f3c8d38ff46ef5dac31b90124f5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e052f4a2c36c0b8d602c990f7e7c4bb42300f6563803d4df024f97163f9bb65a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FeeImpactQuery } from './FeeImpactQuery.graphql';

const node: PreloadableConcreteRequest<FeeImpactQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e052f4a2c36c0b8d602c990f7e7c4bb42300f6563803d4df024f97163f9bb65a",
    "metadata": {},
    "name": "FeeImpactQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
