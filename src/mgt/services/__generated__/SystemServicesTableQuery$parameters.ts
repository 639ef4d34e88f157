/**
 * @generated SignedSource<<0b5b733f4734c308a29c577102f1c079>>
 * @relayHash c36c857e1c5fb9d5ed1fe27da1c12130
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 07e7c7c6fbd65c6abd31a194da71cc8ccda9dcd59806735ff2b41cdf92aaaec4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SystemServicesTableQuery } from './SystemServicesTableQuery.graphql';

const node: PreloadableConcreteRequest<SystemServicesTableQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "07e7c7c6fbd65c6abd31a194da71cc8ccda9dcd59806735ff2b41cdf92aaaec4",
    "metadata": {},
    "name": "SystemServicesTableQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
