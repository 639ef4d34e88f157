/**
 * @generated SignedSource<<7fcd2ebbaa6e4aa7ab6dde50140ee517>>
 * @relayHash bbb6faa7148399952db94a4f489bae5c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8d9e0b1eb5e0d086984847ae126b6d7198b329a2245a1574dee26e0468acee51

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { overviewQuery } from './overviewQuery.graphql';

const node: PreloadableConcreteRequest<overviewQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8d9e0b1eb5e0d086984847ae126b6d7198b329a2245a1574dee26e0468acee51",
    "metadata": {},
    "name": "overviewQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
