/**
 * @generated SignedSource<<0041db1f9df473d7c439a30d3a057ef2>>
 * @relayHash 329a25617ccbaf291d6249da145dc622
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1a4a49742540870e104d6865185214bfaa21f71e01646ccb6bf56a159c657b5e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ServiceFormScreenQuery } from './ServiceFormScreenQuery.graphql';

const node: PreloadableConcreteRequest<ServiceFormScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1a4a49742540870e104d6865185214bfaa21f71e01646ccb6bf56a159c657b5e",
    "metadata": {},
    "name": "ServiceFormScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
