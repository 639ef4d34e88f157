/**
 * @generated SignedSource<<7d3419f33ab1925d9428c3a7b8d2126f>>
 * @relayHash 36498d94f1ef5b908762fb6c893a6619
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9872077a906a534aa06fe0479122e21b6f29a2cb93d44b012fbb399d4509b7da

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { bookingFiguresQuery } from './bookingFiguresQuery.graphql';

const node: PreloadableConcreteRequest<bookingFiguresQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9872077a906a534aa06fe0479122e21b6f29a2cb93d44b012fbb399d4509b7da",
    "metadata": {},
    "name": "bookingFiguresQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
