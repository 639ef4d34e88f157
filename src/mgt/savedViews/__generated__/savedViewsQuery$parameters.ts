/**
 * @generated SignedSource<<dd9fedf95ed7db65c1c22a5c4bedb1bf>>
 * @relayHash da07eeea69a91e8d48fa5beb642c16e6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c207d692e443526068a9b7de3c7c41c835fb14c0db601e8d87ab4a35a7fb95c5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { savedViewsQuery } from './savedViewsQuery.graphql';

const node: PreloadableConcreteRequest<savedViewsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c207d692e443526068a9b7de3c7c41c835fb14c0db601e8d87ab4a35a7fb95c5",
    "metadata": {},
    "name": "savedViewsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
