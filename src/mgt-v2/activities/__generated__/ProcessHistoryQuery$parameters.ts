/**
 * @generated SignedSource<<8f9f2db856c3fa0580172076d44e35f8>>
 * @relayHash b26143d2558432fee74f8ca571f9ab76
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2ea50be9b18573f068b3534d255dd050638fbbe205df2ee46177ce2c9735de06

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProcessHistoryQuery } from './ProcessHistoryQuery.graphql';

const node: PreloadableConcreteRequest<ProcessHistoryQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2ea50be9b18573f068b3534d255dd050638fbbe205df2ee46177ce2c9735de06",
    "metadata": {},
    "name": "ProcessHistoryQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
