/**
 * @generated SignedSource<<bdd997e493e17754be7caaa745231966>>
 * @relayHash af52ebd79812692bc48b16601a5be83f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c1dc2a01bd38d0ed818bfc42ab28a0ab69ee48978abe68f6f0f0eebf8ad00fc1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ResidentialPropertiesSectionQuery } from './ResidentialPropertiesSectionQuery.graphql';

const node: PreloadableConcreteRequest<ResidentialPropertiesSectionQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c1dc2a01bd38d0ed818bfc42ab28a0ab69ee48978abe68f6f0f0eebf8ad00fc1",
    "metadata": {},
    "name": "ResidentialPropertiesSectionQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
