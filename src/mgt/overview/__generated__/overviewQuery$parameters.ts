/**
 * @generated SignedSource<<b48df90bf4eb2f929e226a77a342eb12>>
 * @relayHash 52ebcff9c3879c139966cf2b65306d55
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d3d04d71b574a7b5f3b5b6873c3d4e6dc93bbab4beb64a664f0fded52f852697

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { overviewQuery } from './overviewQuery.graphql';

const node: PreloadableConcreteRequest<overviewQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d3d04d71b574a7b5f3b5b6873c3d4e6dc93bbab4beb64a664f0fded52f852697",
    "metadata": {},
    "name": "overviewQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
