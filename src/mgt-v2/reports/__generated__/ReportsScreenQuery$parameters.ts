/**
 * @generated SignedSource<<356e0a2e9ed3cf891bec4bb9bc8b83b0>>
 * @relayHash bdba1b6798ef4fa2f6cb510e5131e064
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b7d2075f0a15cfef5432fb5d2a63dd6a4c56b526e82e246e6f004dca111a6521

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReportsScreenQuery } from './ReportsScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReportsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b7d2075f0a15cfef5432fb5d2a63dd6a4c56b526e82e246e6f004dca111a6521",
    "metadata": {},
    "name": "ReportsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
