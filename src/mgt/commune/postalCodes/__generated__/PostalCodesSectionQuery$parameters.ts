/**
 * @generated SignedSource<<05cf434cc693eac9b71bbd59257c7b55>>
 * @relayHash 54e46f94bccb0e82fa428df51daab030
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6a319af8c9d5eda4a2f4ae8f66f56122a223c4071e3d0d848345d707b37eb05c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PostalCodesSectionQuery } from './PostalCodesSectionQuery.graphql';

const node: PreloadableConcreteRequest<PostalCodesSectionQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6a319af8c9d5eda4a2f4ae8f66f56122a223c4071e3d0d848345d707b37eb05c",
    "metadata": {},
    "name": "PostalCodesSectionQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
