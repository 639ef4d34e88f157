/**
 * @generated SignedSource<<2749b204dd4a05cfa47e0e339f802e78>>
 * @relayHash bcb5900004c7abc16d5ad388768327c5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6d94371b09ab1ea5ee3756466e1cdec5e99e0aff641bd690664b974f6f7c72d9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ServiceSettingsScreenQuery } from './ServiceSettingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<ServiceSettingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6d94371b09ab1ea5ee3756466e1cdec5e99e0aff641bd690664b974f6f7c72d9",
    "metadata": {},
    "name": "ServiceSettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
