/**
 * @generated SignedSource<<646a0ad2084b01e7f0f15057f59029c2>>
 * @relayHash 92e90b84e70ed9fade05acc041299281
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9b00256edd16ca7616e3f72728d1010e311c3c019b09dd466d2788f795dbe534

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AttentionItemsScreenQuery } from './AttentionItemsScreenQuery.graphql';

const node: PreloadableConcreteRequest<AttentionItemsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9b00256edd16ca7616e3f72728d1010e311c3c019b09dd466d2788f795dbe534",
    "metadata": {},
    "name": "AttentionItemsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
