/**
 * @generated SignedSource<<b9127b684fd79317f1a401fcee2bf1f1>>
 * @relayHash 133d78d9c2382da1a73f1c338a9a4223
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 546c05c2f6c8ffd7d6507bae4d9e107a6ec2262feefc9710d6c9b6778e0046b0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CountriesSectionQuery } from './CountriesSectionQuery.graphql';

const node: PreloadableConcreteRequest<CountriesSectionQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "546c05c2f6c8ffd7d6507bae4d9e107a6ec2262feefc9710d6c9b6778e0046b0",
    "metadata": {},
    "name": "CountriesSectionQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
