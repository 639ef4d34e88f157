/**
 * @generated SignedSource<<e5bad93df5b8ecf31057ca41f309732e>>
 * @relayHash f866355d5fb105d8d818269774d64d14
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f7f1fe85083e5215fdf74892b8f0ac1d6ea64cb918f6505a5446831f669db769

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SystemFeesTableQuery } from './SystemFeesTableQuery.graphql';

const node: PreloadableConcreteRequest<SystemFeesTableQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f7f1fe85083e5215fdf74892b8f0ac1d6ea64cb918f6505a5446831f669db769",
    "metadata": {},
    "name": "SystemFeesTableQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
