/**
 * @generated SignedSource<<beb6d7d411cb2f4bba73831848772b46>>
 * @relayHash c5533cf5c34d84b697a353e3b9c8b017
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 45e719225c390cedccac1e7790a1d5cd19295b0cc5a143cc6a907956de70ae93

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CountriesSectionQuery } from './CountriesSectionQuery.graphql';

const node: PreloadableConcreteRequest<CountriesSectionQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "45e719225c390cedccac1e7790a1d5cd19295b0cc5a143cc6a907956de70ae93",
    "metadata": {},
    "name": "CountriesSectionQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
