/**
 * @generated SignedSource<<b13af944c9f7c7157ac5e05f0e0b92b8>>
 * @relayHash 1a84c592ba49f5cdd56f74d65bdca86c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 03952e570ed3881ae1300eee0bdd6a0cb75005502754eb2c0738cfcb58255e89

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FeeRuleScreenQuery } from './FeeRuleScreenQuery.graphql';

const node: PreloadableConcreteRequest<FeeRuleScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "03952e570ed3881ae1300eee0bdd6a0cb75005502754eb2c0738cfcb58255e89",
    "metadata": {},
    "name": "FeeRuleScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
