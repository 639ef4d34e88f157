/**
 * @generated SignedSource<<1143dcbfc7dc249a4010952aa4103b4b>>
 * @relayHash 85844a1892acb91ec425bc78469b7a08
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ed2238e0d9b107dfa921da7a0a219de791c6d3bb613a6c2d58d9f70645ecf24e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RegisterOfficesSectionQuery } from './RegisterOfficesSectionQuery.graphql';

const node: PreloadableConcreteRequest<RegisterOfficesSectionQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ed2238e0d9b107dfa921da7a0a219de791c6d3bb613a6c2d58d9f70645ecf24e",
    "metadata": {},
    "name": "RegisterOfficesSectionQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
