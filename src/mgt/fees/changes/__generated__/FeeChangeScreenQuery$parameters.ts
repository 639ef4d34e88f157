/**
 * @generated SignedSource<<123776e386c72764282087062b1bc2e5>>
 * @relayHash 582cbd278f5842d04294e3e89fa36a2f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3e61fc681ca61e465473ed5b500ff815da4df393ba10d350d6ed6c6509c9d17c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FeeChangeScreenQuery } from './FeeChangeScreenQuery.graphql';

const node: PreloadableConcreteRequest<FeeChangeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3e61fc681ca61e465473ed5b500ff815da4df393ba10d350d6ed6c6509c9d17c",
    "metadata": {},
    "name": "FeeChangeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
