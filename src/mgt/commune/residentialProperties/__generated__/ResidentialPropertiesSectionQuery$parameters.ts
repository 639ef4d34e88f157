/**
 * @generated SignedSource<<ad4eb0e20ec4ff40c1d25f5e10ef6c3c>>
 * @relayHash aa33000b93e96068369020058f0ef148
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e3e65a80d91105ed84738b5f611c98f17a051ba102bb625cf995929f796adef2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ResidentialPropertiesSectionQuery } from './ResidentialPropertiesSectionQuery.graphql';

const node: PreloadableConcreteRequest<ResidentialPropertiesSectionQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e3e65a80d91105ed84738b5f611c98f17a051ba102bb625cf995929f796adef2",
    "metadata": {},
    "name": "ResidentialPropertiesSectionQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
