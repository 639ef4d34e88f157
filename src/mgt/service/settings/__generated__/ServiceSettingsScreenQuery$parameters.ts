/**
 * @generated SignedSource<<246295c08b0e00c6e0df9dc2d1c7fdcf>>
 * @relayHash 41919860a9534e92d1ff970bd2d770ec
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2c74bdf77b99de6d99262a8484e4a65f2bade8bf8038ee0a859f39c0ad856439

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ServiceSettingsScreenQuery } from './ServiceSettingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<ServiceSettingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2c74bdf77b99de6d99262a8484e4a65f2bade8bf8038ee0a859f39c0ad856439",
    "metadata": {},
    "name": "ServiceSettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
