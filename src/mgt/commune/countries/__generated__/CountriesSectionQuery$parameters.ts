/**
 * @generated SignedSource<<ab999dcd328a4220be9dd1412bcbfa49>>
 * @relayHash f89c8073aa6b6d34e094c32e74935c17
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5e432663c5c9f6b482f5ec02b49a6866c0710a8a7d0fdcf585c46858f907b52e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CountriesSectionQuery } from './CountriesSectionQuery.graphql';

const node: PreloadableConcreteRequest<CountriesSectionQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5e432663c5c9f6b482f5ec02b49a6866c0710a8a7d0fdcf585c46858f907b52e",
    "metadata": {},
    "name": "CountriesSectionQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
