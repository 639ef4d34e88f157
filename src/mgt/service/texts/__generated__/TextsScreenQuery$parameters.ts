/**
 * @generated SignedSource<<125e89a515a8f0ec8b8ad452f9cedc10>>
 * @relayHash 0d64542ae9087789bc5e42e836bae4a3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e8da25f094c69b0759cbfe78ff44e8b231ef6ea6625a8a0d1c87f9422fe3c0fc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TextsScreenQuery } from './TextsScreenQuery.graphql';

const node: PreloadableConcreteRequest<TextsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e8da25f094c69b0759cbfe78ff44e8b231ef6ea6625a8a0d1c87f9422fe3c0fc",
    "metadata": {},
    "name": "TextsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
