/**
 * @generated SignedSource<<0865a6cbb2388c03c742b46caf68ba24>>
 * @relayHash c607dab4546e8ee17296474ae01033d3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b46c8f139f0802a99ae77581d3b3226c511a761974b149dc073acc819033044a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HistorySectionQuery } from './HistorySectionQuery.graphql';

const node: PreloadableConcreteRequest<HistorySectionQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b46c8f139f0802a99ae77581d3b3226c511a761974b149dc073acc819033044a",
    "metadata": {},
    "name": "HistorySectionQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
