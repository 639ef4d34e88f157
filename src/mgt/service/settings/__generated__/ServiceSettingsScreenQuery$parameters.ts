/**
 * @generated SignedSource<<b9f9cee6e782d67228f1174b9ebea832>>
 * @relayHash b69691866ff6e25a52c7c0cff6431512
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8b6d414bc9b9e52637c36be239a7243f26101083b6d9ad1788324081bcdddef5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ServiceSettingsScreenQuery } from './ServiceSettingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<ServiceSettingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8b6d414bc9b9e52637c36be239a7243f26101083b6d9ad1788324081bcdddef5",
    "metadata": {},
    "name": "ServiceSettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
