/**
 * @generated SignedSource<<12946c75a41bee1cfe11a27675086323>>
 * @relayHash 76dae6299f08bc1a0f92575bb43fb4e8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d3fdf5c582c64e7e9f8d9d7f31fea22f36257ee2419177c8d612e92541f04192

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ActivityScreenQuery } from './ActivityScreenQuery.graphql';

const node: PreloadableConcreteRequest<ActivityScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d3fdf5c582c64e7e9f8d9d7f31fea22f36257ee2419177c8d612e92541f04192",
    "metadata": {},
    "name": "ActivityScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
