/**
 * @generated SignedSource<<cdadc4a62db811fda5a067d56ac9a7b6>>
 * @relayHash 5c0bfa05dcdf89132309eaaf969f21ce
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 35420d86536185e3577286cbc2c34658fd21fba6878c1015583be2a82aefe3e2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TextsScreenQuery } from './TextsScreenQuery.graphql';

const node: PreloadableConcreteRequest<TextsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "35420d86536185e3577286cbc2c34658fd21fba6878c1015583be2a82aefe3e2",
    "metadata": {},
    "name": "TextsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
