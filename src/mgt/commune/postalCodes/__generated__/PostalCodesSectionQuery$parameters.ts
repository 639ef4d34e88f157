/**
 * @generated SignedSource<<93d97810895fa18dffc00e1d5ac72e77>>
 * @relayHash 6eb34a4659b80b60194232ad60589ebe
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a1b9edca52d7518e90fce79c272945c4a7093de83b4e3434d20869250dfed296

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PostalCodesSectionQuery } from './PostalCodesSectionQuery.graphql';

const node: PreloadableConcreteRequest<PostalCodesSectionQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a1b9edca52d7518e90fce79c272945c4a7093de83b4e3434d20869250dfed296",
    "metadata": {},
    "name": "PostalCodesSectionQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
