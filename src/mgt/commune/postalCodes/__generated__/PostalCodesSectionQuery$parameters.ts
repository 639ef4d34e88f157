/**
 * @generated SignedSource<<442ca87cb7c5b057779b5e6bd6601d62>>
 * @relayHash 1ba0ed74afb0677bd00626abd3ed7b57
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b8e32c24a7a9c150f38348331538fcaf9a2f728a6541ad4f8f88e9b9c3eb81a6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PostalCodesSectionQuery } from './PostalCodesSectionQuery.graphql';

const node: PreloadableConcreteRequest<PostalCodesSectionQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b8e32c24a7a9c150f38348331538fcaf9a2f728a6541ad4f8f88e9b9c3eb81a6",
    "metadata": {},
    "name": "PostalCodesSectionQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
