/**
 * @generated SignedSource<<4b1499955ba45c049ec8531fce46e759>>
 * @relayHash b64efa08b968248182f88e2eded5eb5d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c64298facbbe559520352807bcd3abb2c6dd8e04228a1a4c264632b6111ac127

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ErasureProofQuery } from './ErasureProofQuery.graphql';

const node: PreloadableConcreteRequest<ErasureProofQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c64298facbbe559520352807bcd3abb2c6dd8e04228a1a4c264632b6111ac127",
    "metadata": {},
    "name": "ErasureProofQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
