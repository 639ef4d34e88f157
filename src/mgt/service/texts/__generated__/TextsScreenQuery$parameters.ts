/**
 * @generated SignedSource<<589e0b4397ebfcc0082bd765fb23c7da>>
 * @relayHash 533c70977e5696fbd1606307ee7e6240
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f0cd714474b2e0e4ceb97c6d93af616ed5a246c79fbb7534ea155d99f3e1ae20

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TextsScreenQuery } from './TextsScreenQuery.graphql';

const node: PreloadableConcreteRequest<TextsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f0cd714474b2e0e4ceb97c6d93af616ed5a246c79fbb7534ea155d99f3e1ae20",
    "metadata": {},
    "name": "TextsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
