/**
 * @generated SignedSource<<290cf32d454a648e0cb0d4fe70a03149>>
 * @relayHash 09af97b7915e5ca8bd08983e3c9a9b37
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4babc9b240b3dee45789593174a07a184f2e573b8483dd1170a4cd04ccebb9df

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TransferResultQuery } from './TransferResultQuery.graphql';

const node: PreloadableConcreteRequest<TransferResultQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4babc9b240b3dee45789593174a07a184f2e573b8483dd1170a4cd04ccebb9df",
    "metadata": {},
    "name": "TransferResultQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
