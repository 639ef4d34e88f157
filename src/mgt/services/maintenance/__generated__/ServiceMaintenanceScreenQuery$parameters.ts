/**
 * @generated SignedSource<<6e21caa2083f0722f9a83d037e090c6b>>
 * @relayHash ca868b9dbc9719d264c313315399cad0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9cfe5890b853b9ac030ab43076291d37d9547b40e615edfeb693ae1b01dbd18e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ServiceMaintenanceScreenQuery } from './ServiceMaintenanceScreenQuery.graphql';

const node: PreloadableConcreteRequest<ServiceMaintenanceScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9cfe5890b853b9ac030ab43076291d37d9547b40e615edfeb693ae1b01dbd18e",
    "metadata": {},
    "name": "ServiceMaintenanceScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
