/**
 * @generated SignedSource<<8a43670c101f59bfc991b44ecc6350a5>>
 * @relayHash 4f11909f794a7cc2c879e731532c58f7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7b48da9ac08b1b80806b696089e302da5055aa761bad0e79ffb3971d35a1a52f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TextsScreenQuery } from './TextsScreenQuery.graphql';

const node: PreloadableConcreteRequest<TextsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7b48da9ac08b1b80806b696089e302da5055aa761bad0e79ffb3971d35a1a52f",
    "metadata": {},
    "name": "TextsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
