/**
 * @generated SignedSource<<7146f38c34e569d83015f3ab43f64172>>
 * @relayHash 4fa2295764da8d0443555fddb60ff564
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 515bdceaf09bafb99f58ff3d4bf05ec0d0364689236d36fbc846d21b3e9dc19e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PostalCodesSectionQuery } from './PostalCodesSectionQuery.graphql';

const node: PreloadableConcreteRequest<PostalCodesSectionQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "515bdceaf09bafb99f58ff3d4bf05ec0d0364689236d36fbc846d21b3e9dc19e",
    "metadata": {},
    "name": "PostalCodesSectionQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
