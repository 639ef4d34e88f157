/**
 * @generated SignedSource<<7b889aa38e495d564c35b7c90526926e>>
 * @relayHash 31619911ff7dc1102056fb6b877b8ebe
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b23b1b25ba7178082116653c554683db8bfe65379a064fd0e15951e08892f6c9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { sessionOperationsInstanceQuery } from './sessionOperationsInstanceQuery.graphql';

const node: PreloadableConcreteRequest<sessionOperationsInstanceQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b23b1b25ba7178082116653c554683db8bfe65379a064fd0e15951e08892f6c9",
    "metadata": {},
    "name": "sessionOperationsInstanceQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
