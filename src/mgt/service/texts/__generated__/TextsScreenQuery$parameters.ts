/**
 * @generated SignedSource<<8fcbbb1bd55d4c001ba70f1823526b77>>
 * @relayHash 2581e19a5b79b023215c33e948983b7e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1be57e7afacb362b45bf10123d6f63c25157466b2d4fb8e89ed708e042da76ff

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TextsScreenQuery } from './TextsScreenQuery.graphql';

const node: PreloadableConcreteRequest<TextsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1be57e7afacb362b45bf10123d6f63c25157466b2d4fb8e89ed708e042da76ff",
    "metadata": {},
    "name": "TextsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
