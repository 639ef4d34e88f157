/**
 * @generated SignedSource<<04fd238f29236135bbc5930140866501>>
 * @relayHash 4a87cbc95e17923629885b8f2067a1e4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5d54541e583e107ca8202a530e5ffffc463c5d6e4ec1457c6598f34556181776

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ResidentialPropertiesSectionQuery } from './ResidentialPropertiesSectionQuery.graphql';

const node: PreloadableConcreteRequest<ResidentialPropertiesSectionQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5d54541e583e107ca8202a530e5ffffc463c5d6e4ec1457c6598f34556181776",
    "metadata": {},
    "name": "ResidentialPropertiesSectionQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
