/**
 * @generated SignedSource<<9de1bbea51ab51d8c96c8f2837a72986>>
 * @relayHash 8d2557b3a320e76eb853c8ecf8e50eb2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e0ce124730972bca69ef7f25401c71898f93e327b5b5687531744c9d23d1d0e3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TextsScreenQuery } from './TextsScreenQuery.graphql';

const node: PreloadableConcreteRequest<TextsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e0ce124730972bca69ef7f25401c71898f93e327b5b5687531744c9d23d1d0e3",
    "metadata": {},
    "name": "TextsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
