/**
 * @generated SignedSource<<b8928c7582136ab28c47737b5b39955d>>
 * @relayHash 0f5ca04f1d078bee376a1484fa0c8e09
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7c57b48191ed0141c000eeb98aeac6a9aa646e00896c6627a1e4cbab2f6d9c8e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ServiceFilesScreenQuery } from './ServiceFilesScreenQuery.graphql';

const node: PreloadableConcreteRequest<ServiceFilesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7c57b48191ed0141c000eeb98aeac6a9aa646e00896c6627a1e4cbab2f6d9c8e",
    "metadata": {},
    "name": "ServiceFilesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
