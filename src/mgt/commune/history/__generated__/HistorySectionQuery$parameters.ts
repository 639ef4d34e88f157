/**
 * @generated SignedSource<<7daa9881d2448afa9ad5a9a03969d4be>>
 * @relayHash e2c9992e430d618a4b6f1c6008dd2c13
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1e34bed65baa6d1600b311d07dd97f12831853e01480a8e87ab81268c44c5c98

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HistorySectionQuery } from './HistorySectionQuery.graphql';

const node: PreloadableConcreteRequest<HistorySectionQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1e34bed65baa6d1600b311d07dd97f12831853e01480a8e87ab81268c44c5c98",
    "metadata": {},
    "name": "HistorySectionQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
