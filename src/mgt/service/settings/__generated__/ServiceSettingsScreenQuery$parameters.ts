/**
 * @generated SignedSource<<6a971faf2e918b9e42dd762cb5c22868>>
 * @relayHash c794073af2037499f44c5be4bf2293d9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3328c76c3a589230aa5ec90cf2d177703896c3cb08484861946cc2da4958920e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ServiceSettingsScreenQuery } from './ServiceSettingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<ServiceSettingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3328c76c3a589230aa5ec90cf2d177703896c3cb08484861946cc2da4958920e",
    "metadata": {},
    "name": "ServiceSettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
