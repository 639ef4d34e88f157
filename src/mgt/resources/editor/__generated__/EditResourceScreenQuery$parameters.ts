/**
 * @generated SignedSource<<bb5c912aee3f81bc0ef751843fad1afb>>
 * @relayHash 7beb8448b4f1047f8318f9690c24dfe6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 79470193f7627753d1c6a8e50ef0b71aa0ad5f70fe2894d49f187d1e5780b6d6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EditResourceScreenQuery } from './EditResourceScreenQuery.graphql';

const node: PreloadableConcreteRequest<EditResourceScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "79470193f7627753d1c6a8e50ef0b71aa0ad5f70fe2894d49f187d1e5780b6d6",
    "metadata": {},
    "name": "EditResourceScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
