/**
 * @generated SignedSource<<2ec67ea38792464980e875cf35d168ee>>
 * @relayHash 5a89d726b9aa14fece5a0691a2822664
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0f93868b6f72352b4dcb1388d597d149de2a852294294981b59db20b3bb82fe4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { overviewQuery } from './overviewQuery.graphql';

const node: PreloadableConcreteRequest<overviewQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0f93868b6f72352b4dcb1388d597d149de2a852294294981b59db20b3bb82fe4",
    "metadata": {},
    "name": "overviewQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
