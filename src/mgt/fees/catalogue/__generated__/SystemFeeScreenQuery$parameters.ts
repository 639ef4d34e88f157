/**
 * @generated SignedSource<<0892a0326ca4d6a8c27620e4f0869315>>
 * @relayHash d41a23a34d84beb1b363dd490de47452
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ce2e0a5958589b0af828e732fea278eb1b2cbc387eadc0652a43e5d67c949fd3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SystemFeeScreenQuery } from './SystemFeeScreenQuery.graphql';

const node: PreloadableConcreteRequest<SystemFeeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ce2e0a5958589b0af828e732fea278eb1b2cbc387eadc0652a43e5d67c949fd3",
    "metadata": {},
    "name": "SystemFeeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
