/**
 * @generated SignedSource<<c8f0cdaac91e7516a8a45a0d165d6c8a>>
 * @relayHash 1a6f153a1a40d91a9f52a4119acc97cf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2a3b1a2ccdb995cab6adb0733f6a0230d969663656ee9ee7ebd52332b0664130

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CountriesSectionQuery } from './CountriesSectionQuery.graphql';

const node: PreloadableConcreteRequest<CountriesSectionQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2a3b1a2ccdb995cab6adb0733f6a0230d969663656ee9ee7ebd52332b0664130",
    "metadata": {},
    "name": "CountriesSectionQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
