/**
 * @generated SignedSource<<c303bc25b92eb2e205be27f29fe027be>>
 * @relayHash 43695c7cf15447cdda62fc93b6a9f9db
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eed591d70b611b6139047ccb240078cc794c0d555076377b4a320154b9d9c7e0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FeeRuleScreenQuery } from './FeeRuleScreenQuery.graphql';

const node: PreloadableConcreteRequest<FeeRuleScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "eed591d70b611b6139047ccb240078cc794c0d555076377b4a320154b9d9c7e0",
    "metadata": {},
    "name": "FeeRuleScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
