/**
 * @generated SignedSource<<b860c61d8a2a69e36925cd0f9f7f7360>>
 * @relayHash 0f01e2898ab6f45d10e340ae231c9062
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a9d5f270a240d0e76728c03caee8f55ea1fa51e80ffc1dab106db3bb857a1f02

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PostalCodesSectionQuery } from './PostalCodesSectionQuery.graphql';

const node: PreloadableConcreteRequest<PostalCodesSectionQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a9d5f270a240d0e76728c03caee8f55ea1fa51e80ffc1dab106db3bb857a1f02",
    "metadata": {},
    "name": "PostalCodesSectionQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
