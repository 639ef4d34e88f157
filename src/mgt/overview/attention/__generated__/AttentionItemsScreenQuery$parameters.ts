/**
 * @generated SignedSource<<fddb7d488638206c0d200e6cbeb5256f>>
 * @relayHash a0fc2468736a139705e766fd360e34ce
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 370780f38c170ae15ad29bd8e776d30964a003f6c2476807f0eb7a30d266506a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AttentionItemsScreenQuery } from './AttentionItemsScreenQuery.graphql';

const node: PreloadableConcreteRequest<AttentionItemsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "370780f38c170ae15ad29bd8e776d30964a003f6c2476807f0eb7a30d266506a",
    "metadata": {},
    "name": "AttentionItemsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
