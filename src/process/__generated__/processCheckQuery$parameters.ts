/**
 * @generated SignedSource<<d222a197d6674f944d337823241bf32a>>
 * @relayHash f65a8d500657d1e3343d80abe1fecc1a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 33ec0f20b4868a303a03f8c73c6614dbb7fbbd87bf61b545bc7a58fe84f3250b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { processCheckQuery } from './processCheckQuery.graphql';

const node: PreloadableConcreteRequest<processCheckQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "33ec0f20b4868a303a03f8c73c6614dbb7fbbd87bf61b545bc7a58fe84f3250b",
    "metadata": {},
    "name": "processCheckQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
