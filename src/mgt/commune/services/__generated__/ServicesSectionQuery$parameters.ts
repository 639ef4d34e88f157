/**
 * @generated SignedSource<<3b376f91dd8d4164da0ce37ed4c522bd>>
 * @relayHash eff9ec726c2c3fba72e5d84ff30a3533
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aa280d1cb8de934635bc509f4f0561d5fb993cc4b001a5a5f84f25685e1135ff

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ServicesSectionQuery } from './ServicesSectionQuery.graphql';

const node: PreloadableConcreteRequest<ServicesSectionQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "aa280d1cb8de934635bc509f4f0561d5fb993cc4b001a5a5f84f25685e1135ff",
    "metadata": {},
    "name": "ServicesSectionQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
