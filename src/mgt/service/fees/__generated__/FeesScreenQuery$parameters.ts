/**
 * @generated SignedSource<<7adb86c717f8ba9d39740c7d34a61d49>>
 * @relayHash c849d33d801da0789c744dcbcab10bb3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 050a2b2511e4bd9790e8589e54831674616086cbdb9b10dd66e3ca1cade0c0db

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FeesScreenQuery } from './FeesScreenQuery.graphql';

const node: PreloadableConcreteRequest<FeesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "050a2b2511e4bd9790e8589e54831674616086cbdb9b10dd66e3ca1cade0c0db",
    "metadata": {},
    "name": "FeesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
