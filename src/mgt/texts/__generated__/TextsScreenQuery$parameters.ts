/**
 * @generated SignedSource<<57974a9f93de666336afd93dc1dc5ef9>>
 * @relayHash e23b248b1f3594bebe3264ae61c8f80d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 876484eed1fb07dce2e88c54dd67a2b960ed04bdd2997e8bdef0ba6be9e483cd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TextsScreenQuery } from './TextsScreenQuery.graphql';

const node: PreloadableConcreteRequest<TextsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "876484eed1fb07dce2e88c54dd67a2b960ed04bdd2997e8bdef0ba6be9e483cd",
    "metadata": {},
    "name": "TextsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
