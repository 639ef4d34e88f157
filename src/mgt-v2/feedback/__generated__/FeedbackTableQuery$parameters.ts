/**
 * @generated SignedSource<<f305d78b869c012203fc33104ab05468>>
 * @relayHash 8ca2798088f767bf396cbbb00a7ea162
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d75d5c6e1774457fa8ae332a6f35a7c03b7d48eaf3587641515730b77323e385

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FeedbackTableQuery } from './FeedbackTableQuery.graphql';

const node: PreloadableConcreteRequest<FeedbackTableQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d75d5c6e1774457fa8ae332a6f35a7c03b7d48eaf3587641515730b77323e385",
    "metadata": {},
    "name": "FeedbackTableQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
