/**
 * @generated SignedSource<<e24302d7232e8ad5abaa5e46ae01d61b>>
 * @relayHash 68fee6f9065fd8a679c0d6aaf4f4eb7a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 577ceeab46d9031f8941ac032c2884e111789cfecd36a4057779efb7f05bf9e6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FeeRuleScreenQuery } from './FeeRuleScreenQuery.graphql';

const node: PreloadableConcreteRequest<FeeRuleScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "577ceeab46d9031f8941ac032c2884e111789cfecd36a4057779efb7f05bf9e6",
    "metadata": {},
    "name": "FeeRuleScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
