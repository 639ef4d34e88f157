/**
 * @generated SignedSource<<099915dcf3f509e1594aa2bdf81643d2>>
 * @relayHash 41a61d1b23b1cad79d2842e0a2335feb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1946cca5aad5e567d5bef30a096f0e27dd149cd6e37f09c1c55b7a387cc5f42e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ErasureProofsScreenQuery } from './ErasureProofsScreenQuery.graphql';

const node: PreloadableConcreteRequest<ErasureProofsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1946cca5aad5e567d5bef30a096f0e27dd149cd6e37f09c1c55b7a387cc5f42e",
    "metadata": {},
    "name": "ErasureProofsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
