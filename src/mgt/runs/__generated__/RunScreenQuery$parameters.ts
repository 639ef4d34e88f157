/**
 * @generated SignedSource<<c483a465fe7f43896f22de73263974ee>>
 * @relayHash a07c6e349784f8feae9e9b4dbf0d4cd0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bd0bf9877c95d0e721bb9aa5fd9d2501ffd5122809d2470b2f2ff2b609c59ee4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RunScreenQuery } from './RunScreenQuery.graphql';

const node: PreloadableConcreteRequest<RunScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bd0bf9877c95d0e721bb9aa5fd9d2501ffd5122809d2470b2f2ff2b609c59ee4",
    "metadata": {},
    "name": "RunScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
