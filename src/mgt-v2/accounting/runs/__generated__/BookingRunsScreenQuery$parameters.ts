/**
 * @generated SignedSource<<ea09d52b57a3b75e6cf854e173f1c89a>>
 * @relayHash 5be878816abf77488455392c7760616a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID af859781b7d91dc5eb63018184dbbb18689b9da6d7b3c87a9bdad5bdce1ac194

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BookingRunsScreenQuery } from './BookingRunsScreenQuery.graphql';

const node: PreloadableConcreteRequest<BookingRunsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "af859781b7d91dc5eb63018184dbbb18689b9da6d7b3c87a9bdad5bdce1ac194",
    "metadata": {},
    "name": "BookingRunsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
