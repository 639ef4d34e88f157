/**
 * @generated SignedSource<<29368c3568c0fabde17f486787b4bbf8>>
 * @relayHash 643e525e668d48ff481b560e9f4ae363
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 235ae2e8f9d3826d3d364836e658e595a8c03d19050623751c988b4f78251515

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ServicePageQuery } from './ServicePageQuery.graphql';

const node: PreloadableConcreteRequest<ServicePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "235ae2e8f9d3826d3d364836e658e595a8c03d19050623751c988b4f78251515",
    "metadata": {},
    "name": "ServicePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
