/**
 * @generated SignedSource<<88157343b427fce5da410d8159ce24f6>>
 * @relayHash ca5121a538246daedf02eea2052204c4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ae8aca06cce76416f68924e5e339c86991ef8ce9103765819677d70b39418f71

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ikfzCheckQuery } from './ikfzCheckQuery.graphql';

const node: PreloadableConcreteRequest<ikfzCheckQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ae8aca06cce76416f68924e5e339c86991ef8ce9103765819677d70b39418f71",
    "metadata": {},
    "name": "ikfzCheckQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
