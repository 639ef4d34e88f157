/**
 * @generated SignedSource<<2aff4ebb6a0993a4cd2cd46570058486>>
 * @relayHash 9d5550d3991088154e89e8c252c16dce
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c2f5d475c0de930a02bac8ed0ea82d981c65a8386b54ddf4911b63f1daf9d597

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ResourceUsesDialogQuery } from './ResourceUsesDialogQuery.graphql';

const node: PreloadableConcreteRequest<ResourceUsesDialogQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c2f5d475c0de930a02bac8ed0ea82d981c65a8386b54ddf4911b63f1daf9d597",
    "metadata": {},
    "name": "ResourceUsesDialogQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
