/**
 * @generated SignedSource<<6b36d7999b2d0bd6e3d73d6bc6813611>>
 * @relayHash 7ea27f16ecd2297ad5acce5441548825
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 18c455a7b9f3df9945692d59de00ff96179b5e7f648ee645f43458d07c3d1b0f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TextsScreenQuery } from './TextsScreenQuery.graphql';

const node: PreloadableConcreteRequest<TextsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "18c455a7b9f3df9945692d59de00ff96179b5e7f648ee645f43458d07c3d1b0f",
    "metadata": {},
    "name": "TextsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
