/**
 * @generated SignedSource<<0770b2eea86f2eec5cb441c6eb1dc0d9>>
 * @relayHash 270df0e4e982b8533452dc4e1fcca40a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 59d813b6c1907b18134abe0f8927c0742ac6781bff66729850fffbbdae53e3ab

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TextsScreenQuery } from './TextsScreenQuery.graphql';

const node: PreloadableConcreteRequest<TextsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "59d813b6c1907b18134abe0f8927c0742ac6781bff66729850fffbbdae53e3ab",
    "metadata": {},
    "name": "TextsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
