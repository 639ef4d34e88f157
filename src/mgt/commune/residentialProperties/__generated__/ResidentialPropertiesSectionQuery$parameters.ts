/**
 * @generated SignedSource<<e735835022255f6c794417358bf577e3>>
 * @relayHash 3d3813626e63cae895728e8021874f50
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8381295378aaeb50122106de841ed22979f74791248ebc47a0a9e19c5bba84e2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ResidentialPropertiesSectionQuery } from './ResidentialPropertiesSectionQuery.graphql';

const node: PreloadableConcreteRequest<ResidentialPropertiesSectionQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8381295378aaeb50122106de841ed22979f74791248ebc47a0a9e19c5bba84e2",
    "metadata": {},
    "name": "ResidentialPropertiesSectionQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
