/**
 * @generated SignedSource<<494b8a87b0113e3d832760d15601c22a>>
 * @relayHash 531c645e05209be763d8c2e4db879514
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e027457ae12e90fa4e9c47c6dc52fb958d1acad93645875195fb32a9fbfe6935

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SystemServicesTableQuery } from './SystemServicesTableQuery.graphql';

const node: PreloadableConcreteRequest<SystemServicesTableQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e027457ae12e90fa4e9c47c6dc52fb958d1acad93645875195fb32a9fbfe6935",
    "metadata": {},
    "name": "SystemServicesTableQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
