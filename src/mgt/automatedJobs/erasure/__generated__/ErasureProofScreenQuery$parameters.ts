/**
 * @generated SignedSource<<e5b01cb7d254a3412b19eb91cba1ac30>>
 * @relayHash 0504713a2b45c62a4f0b17c354d3e482
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 613b7a4083feb0dd8a4623f8a2b2d4303eca2a6c23904d6bc77ab232ac47d1f1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ErasureProofScreenQuery } from './ErasureProofScreenQuery.graphql';

const node: PreloadableConcreteRequest<ErasureProofScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "613b7a4083feb0dd8a4623f8a2b2d4303eca2a6c23904d6bc77ab232ac47d1f1",
    "metadata": {},
    "name": "ErasureProofScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
