/**
 * @generated SignedSource<<95787203cbce6ed7cb7529f13e24c610>>
 * @relayHash 1910a2536b253e7a7816e0e965fe08de
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e23ff91ba6cac8d94016b7a9f75d86bb33f62cf27eeb2c3bf59944b6aea45aec

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { KbaExpiriesScreenQuery } from './KbaExpiriesScreenQuery.graphql';

const node: PreloadableConcreteRequest<KbaExpiriesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e23ff91ba6cac8d94016b7a9f75d86bb33f62cf27eeb2c3bf59944b6aea45aec",
    "metadata": {},
    "name": "KbaExpiriesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
