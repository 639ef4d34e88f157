/**
 * @generated SignedSource<<dba09233670f6ab4663ae94929d5deb2>>
 * @relayHash eb12dc1a1eb679a0870474ad8a8c311d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8e73996b64c2aaf918f64f3785445485c112c77fc6dba7e143628cbc4891bf99

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ServiceSettingsScreenQuery } from './ServiceSettingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<ServiceSettingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8e73996b64c2aaf918f64f3785445485c112c77fc6dba7e143628cbc4891bf99",
    "metadata": {},
    "name": "ServiceSettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
