/**
 * @generated SignedSource<<4ccbf5e872c99c8baf0264d3962b0933>>
 * @relayHash 2cd1026c7ff3a58e0ff4fe19982e3059
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 04078de0de21f84281a51627780b9918cc83a7cef9f67e64157bf3abd0b4ee26

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ServiceSettingsScreenQuery } from './ServiceSettingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<ServiceSettingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "04078de0de21f84281a51627780b9918cc83a7cef9f67e64157bf3abd0b4ee26",
    "metadata": {},
    "name": "ServiceSettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
