/**
 * @generated SignedSource<<5894cb08055e0ebcd44bd6539d969388>>
 * @relayHash e5636e0196d2a26e68f6ba0c01f5d8c1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b4d1a6e6996607808d9364d2583b834f48e40badf5cea644526e54182c55c924

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PostalCodesSectionQuery } from './PostalCodesSectionQuery.graphql';

const node: PreloadableConcreteRequest<PostalCodesSectionQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b4d1a6e6996607808d9364d2583b834f48e40badf5cea644526e54182c55c924",
    "metadata": {},
    "name": "PostalCodesSectionQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
