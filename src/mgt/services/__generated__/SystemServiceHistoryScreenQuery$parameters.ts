/**
 * @generated SignedSource<<8420d4157ad58bdcdc718c346737471a>>
 * @relayHash d4d2db9437ffcd1c32bdb37c798abb37
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1f3dfa0aba5b612859b1db20ae6d27a78f75066ca9527becc3913c7d6c3c535d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SystemServiceHistoryScreenQuery } from './SystemServiceHistoryScreenQuery.graphql';

const node: PreloadableConcreteRequest<SystemServiceHistoryScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1f3dfa0aba5b612859b1db20ae6d27a78f75066ca9527becc3913c7d6c3c535d",
    "metadata": {},
    "name": "SystemServiceHistoryScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
