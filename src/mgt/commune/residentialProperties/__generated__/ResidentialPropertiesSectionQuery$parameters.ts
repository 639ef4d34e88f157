/**
 * @generated SignedSource<<38ff1c7cd8c670f15e32cfe305471072>>
 * @relayHash 64e35e3b2c4a6e34df99b69a38acb3c3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e610bba044742c4628f556d1f608350971794d1c90d8fb618d8eadb0be10cf59

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ResidentialPropertiesSectionQuery } from './ResidentialPropertiesSectionQuery.graphql';

const node: PreloadableConcreteRequest<ResidentialPropertiesSectionQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e610bba044742c4628f556d1f608350971794d1c90d8fb618d8eadb0be10cf59",
    "metadata": {},
    "name": "ResidentialPropertiesSectionQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
