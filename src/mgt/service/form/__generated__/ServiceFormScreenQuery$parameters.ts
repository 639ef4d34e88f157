/**
 * @generated SignedSource<<346546bcfda69a2c490c41bd8ea4e156>>
 * @relayHash dc10afc50628d2bf8819733021dbf876
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8ada0bb3d3a05ac86bab3e721b2efeb3f78adcc30fc845280972eb029538cd59

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ServiceFormScreenQuery } from './ServiceFormScreenQuery.graphql';

const node: PreloadableConcreteRequest<ServiceFormScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8ada0bb3d3a05ac86bab3e721b2efeb3f78adcc30fc845280972eb029538cd59",
    "metadata": {},
    "name": "ServiceFormScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
