/**
 * @generated SignedSource<<3a5604fb45d53237ea4d2dd7e878782d>>
 * @relayHash 9c0f6e5fce931393cc3fdf13cab400e4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f8ef2e5ab0e902afcadeae10e9f0ac176fbb86b5040654d1bd4aab60f13e3a91

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ResidentialPropertiesSectionQuery } from './ResidentialPropertiesSectionQuery.graphql';

const node: PreloadableConcreteRequest<ResidentialPropertiesSectionQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f8ef2e5ab0e902afcadeae10e9f0ac176fbb86b5040654d1bd4aab60f13e3a91",
    "metadata": {},
    "name": "ResidentialPropertiesSectionQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
