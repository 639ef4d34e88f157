/**
 * @generated SignedSource<<13dca695ac938941c3c2f4f2b19f1257>>
 * @relayHash 21ac19013517cf0e8b60cabe6c885afb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6c2cdc885bbf8ee9005bce17bd81fba273784526ab472f36ccbcb5c6546caa41

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ServicesSectionQuery } from './ServicesSectionQuery.graphql';

const node: PreloadableConcreteRequest<ServicesSectionQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6c2cdc885bbf8ee9005bce17bd81fba273784526ab472f36ccbcb5c6546caa41",
    "metadata": {},
    "name": "ServicesSectionQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
