/**
 * @generated SignedSource<<5ecca8f6afd51b59d4b0a476f0b277c6>>
 * @relayHash a4bb205af231d5b2b4d8871794174f5b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5a8a34b850c0fc39fcda88508c1e0dc37414f5def8fc8cf7e64e91d7294bad8d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ServiceMaintenanceScreenQuery } from './ServiceMaintenanceScreenQuery.graphql';

const node: PreloadableConcreteRequest<ServiceMaintenanceScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5a8a34b850c0fc39fcda88508c1e0dc37414f5def8fc8cf7e64e91d7294bad8d",
    "metadata": {},
    "name": "ServiceMaintenanceScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
