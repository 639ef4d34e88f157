/**
 * @generated SignedSource<<89b638b7bcb73cc0d41cf32662a49ea5>>
 * @relayHash 28f89e26df50e7de2b33e253ceef9f57
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ccf13cdec17c5133e03d334753cb1156583ddcfa82585cc21757616ebabec6b4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BookingRunsScreenQuery } from './BookingRunsScreenQuery.graphql';

const node: PreloadableConcreteRequest<BookingRunsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ccf13cdec17c5133e03d334753cb1156583ddcfa82585cc21757616ebabec6b4",
    "metadata": {},
    "name": "BookingRunsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
