/**
 * @generated SignedSource<<598c303f779c9eedc7b3534e06aabd33>>
 * @relayHash 12104fdfef0b8a3e21a58e246cce0191
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f46d1a264135439772aa4431eb320019660fc1953d8b9d4ff6e3bbf266884478

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HistorySectionQuery } from './HistorySectionQuery.graphql';

const node: PreloadableConcreteRequest<HistorySectionQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f46d1a264135439772aa4431eb320019660fc1953d8b9d4ff6e3bbf266884478",
    "metadata": {},
    "name": "HistorySectionQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
