/**
 * @generated SignedSource<<98f661a0580eb8f49bd1e865c080c106>>
 * @relayHash 3daa046e7df799fbd81be328ea898ab5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7f97bde58a686d1d2f8d26dfcebcc013929ae241ebff1ed5af03035330d3293f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ErasurePreviewQuery } from './ErasurePreviewQuery.graphql';

const node: PreloadableConcreteRequest<ErasurePreviewQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7f97bde58a686d1d2f8d26dfcebcc013929ae241ebff1ed5af03035330d3293f",
    "metadata": {},
    "name": "ErasurePreviewQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
