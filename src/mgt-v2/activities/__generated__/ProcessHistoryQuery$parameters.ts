/**
 * @generated SignedSource<<6a95f50ac650635aa5f2237ae6a860e7>>
 * @relayHash 1cf528054189e2bedda64be9b47641d9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dc9177c08ecc704ca2d1c0f700252d417c149d3d4095289896b264d5a2d1afbc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProcessHistoryQuery } from './ProcessHistoryQuery.graphql';

const node: PreloadableConcreteRequest<ProcessHistoryQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dc9177c08ecc704ca2d1c0f700252d417c149d3d4095289896b264d5a2d1afbc",
    "metadata": {},
    "name": "ProcessHistoryQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
