/**
 * @generated SignedSource<<cfb79ee01c18b8dad881c28eaa18ace1>>
 * @relayHash 68b1e9e91fcb3ea12a4cd82df065c911
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cac4eeb05f041e7ebe01679c6ad8c4e78113378fdd8694f013d807a1f1c541d6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccountScreenQuery } from './AccountScreenQuery.graphql';

const node: PreloadableConcreteRequest<AccountScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cac4eeb05f041e7ebe01679c6ad8c4e78113378fdd8694f013d807a1f1c541d6",
    "metadata": {},
    "name": "AccountScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
