/**
 * @generated SignedSource<<ec68df162e3639ad0a82c2b0c82b6412>>
 * @relayHash f816f7536f6edef93fdadcdcdbada235
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 070ecc6776214346466802420821331fd5ed84be3a1191cd4862e78696a3e7c6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PostalCodesSectionQuery } from './PostalCodesSectionQuery.graphql';

const node: PreloadableConcreteRequest<PostalCodesSectionQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "070ecc6776214346466802420821331fd5ed84be3a1191cd4862e78696a3e7c6",
    "metadata": {},
    "name": "PostalCodesSectionQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
