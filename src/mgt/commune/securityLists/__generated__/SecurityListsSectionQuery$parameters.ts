/**
 * @generated SignedSource<<2e5fa2a78927bc44b09deacad0dbf6dd>>
 * @relayHash 1228fcac9ab9ab4c0dad2e55c73fc220
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 22a506280f984caa83c684214b1c8906959f682fec6d174bdc52e74bcf8827ab

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SecurityListsSectionQuery } from './SecurityListsSectionQuery.graphql';

const node: PreloadableConcreteRequest<SecurityListsSectionQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "22a506280f984caa83c684214b1c8906959f682fec6d174bdc52e74bcf8827ab",
    "metadata": {},
    "name": "SecurityListsSectionQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
