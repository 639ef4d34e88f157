/**
 * @generated SignedSource<<bea492ecc24c2baa91f85b5c29ed4acc>>
 * @relayHash 604fa04351349bc9bb1f5f9111033a0d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9d13833d8a4dac9daa09faf09bc90d4e2e5c667319df0542ee8c53f657455758

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ServicePageQuery } from './ServicePageQuery.graphql';

const node: PreloadableConcreteRequest<ServicePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9d13833d8a4dac9daa09faf09bc90d4e2e5c667319df0542ee8c53f657455758",
    "metadata": {},
    "name": "ServicePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
