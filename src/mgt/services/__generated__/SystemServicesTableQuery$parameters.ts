/**
 * @generated SignedSource<<c01ff1c87783884e47cbcc184f9a15a5>>
 * @relayHash d4e6f7ec5b157f15fc60a30b8d4cad23
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 25b5876f1d7ce275cea0da3781b9251cc07013805ecad3454af69cc286f53d24

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SystemServicesTableQuery } from './SystemServicesTableQuery.graphql';

const node: PreloadableConcreteRequest<SystemServicesTableQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "25b5876f1d7ce275cea0da3781b9251cc07013805ecad3454af69cc286f53d24",
    "metadata": {},
    "name": "SystemServicesTableQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
