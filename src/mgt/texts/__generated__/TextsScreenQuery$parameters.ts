/**
 * @generated SignedSource<<a4f74dc1d56a844e775f081b689a1b0a>>
 * @relayHash 4e861c7e0cf6d96f5d9a40c7f576adf0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fd855e6c1e12f418cd609379ef2637ba43c6c5d6f053ed389f55284bf678c8f5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TextsScreenQuery } from './TextsScreenQuery.graphql';

const node: PreloadableConcreteRequest<TextsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fd855e6c1e12f418cd609379ef2637ba43c6c5d6f053ed389f55284bf678c8f5",
    "metadata": {},
    "name": "TextsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
