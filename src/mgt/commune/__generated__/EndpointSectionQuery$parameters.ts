/**
 * @generated SignedSource<<de9d7662c008b42dac73da22517c9c42>>
 * @relayHash c0bc1e99d86ae53ea078f0904d7317bb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1216284fadcca172d03bac0ad080f5f45e2280644e45f226293b41d798502bd4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EndpointSectionQuery } from './EndpointSectionQuery.graphql';

const node: PreloadableConcreteRequest<EndpointSectionQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1216284fadcca172d03bac0ad080f5f45e2280644e45f226293b41d798502bd4",
    "metadata": {},
    "name": "EndpointSectionQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
