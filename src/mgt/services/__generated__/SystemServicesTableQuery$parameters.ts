/**
 * @generated SignedSource<<dffcc52dcce43ddb42e47efe9fe5cd71>>
 * @relayHash 37cc70c1cf644edad042487212eb5552
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bcbae303f55c363242c41c60ebd4cc54a2e839e61d0f0e860bf251684bc58d97

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SystemServicesTableQuery } from './SystemServicesTableQuery.graphql';

const node: PreloadableConcreteRequest<SystemServicesTableQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bcbae303f55c363242c41c60ebd4cc54a2e839e61d0f0e860bf251684bc58d97",
    "metadata": {},
    "name": "SystemServicesTableQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
