/**
 * @generated SignedSource<<f85a5864f7f8971a59bd37825d09a67a>>
 * @relayHash 6319d5d28ed53a74957a478158c336ff
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 42a9663a0741fcf6bed341b6a6a8a29336d97108eee0397648f2bbf15278ce51

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HistorySectionQuery } from './HistorySectionQuery.graphql';

const node: PreloadableConcreteRequest<HistorySectionQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "42a9663a0741fcf6bed341b6a6a8a29336d97108eee0397648f2bbf15278ce51",
    "metadata": {},
    "name": "HistorySectionQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
