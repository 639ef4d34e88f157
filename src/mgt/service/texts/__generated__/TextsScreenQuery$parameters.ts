/**
 * @generated SignedSource<<d1e893f44162cd728f17ad65e09112f2>>
 * @relayHash c3945fd9a197ad8e162bc2bad07d0ab3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f3101996c3bc2190cc770aa0ff5fe03697a30978424f5070a4dcab03638c0289

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TextsScreenQuery } from './TextsScreenQuery.graphql';

const node: PreloadableConcreteRequest<TextsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f3101996c3bc2190cc770aa0ff5fe03697a30978424f5070a4dcab03638c0289",
    "metadata": {},
    "name": "TextsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
