/**
 * @generated SignedSource<<674d717461e2da2d718dab1c8bb89bf9>>
 * @relayHash fce1128af290698860c0bc0e453c5297
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1cb4e6b2d9877ba8413107480633b7c50d168dad6d4c4377965f30a1b330e698

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProcessTableQuery } from './ProcessTableQuery.graphql';

const node: PreloadableConcreteRequest<ProcessTableQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1cb4e6b2d9877ba8413107480633b7c50d168dad6d4c4377965f30a1b330e698",
    "metadata": {},
    "name": "ProcessTableQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
