/**
 * @generated SignedSource<<4c2c5640069b45d882f067f410f1331b>>
 * @relayHash 26239c28e9b2ec4f7fb3df7af10569a7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0c3e0b7fb6b15a2544fa277dbfd90daf9a0f4ada69e39ad56adbcfa750d37d04

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ResidentialPropertiesSectionQuery } from './ResidentialPropertiesSectionQuery.graphql';

const node: PreloadableConcreteRequest<ResidentialPropertiesSectionQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0c3e0b7fb6b15a2544fa277dbfd90daf9a0f4ada69e39ad56adbcfa750d37d04",
    "metadata": {},
    "name": "ResidentialPropertiesSectionQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
