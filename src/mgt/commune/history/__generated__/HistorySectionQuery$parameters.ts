/**
 * @generated SignedSource<<c7ae2011fbe2511b2198c310ae2b653f>>
 * @relayHash d47c4db404ac1e69869cd3a1a3b290b5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 663eefcf9c5f1ef6be3a06b7067541552eb3039c7f0c2c72c4204568aaa46900

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HistorySectionQuery } from './HistorySectionQuery.graphql';

const node: PreloadableConcreteRequest<HistorySectionQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "663eefcf9c5f1ef6be3a06b7067541552eb3039c7f0c2c72c4204568aaa46900",
    "metadata": {},
    "name": "HistorySectionQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
