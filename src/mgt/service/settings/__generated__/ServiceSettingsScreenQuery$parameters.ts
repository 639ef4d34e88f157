/**
 * @generated SignedSource<<bb1410e1f620b04db1534005b42b5ce7>>
 * @relayHash fa7026a32fe1327410ebb103e6c6fef9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b06633fee49cee8b71da10e374304f87acc64c9a3d177a502eabfcd9609e3f37

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ServiceSettingsScreenQuery } from './ServiceSettingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<ServiceSettingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b06633fee49cee8b71da10e374304f87acc64c9a3d177a502eabfcd9609e3f37",
    "metadata": {},
    "name": "ServiceSettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
