/**
 * @generated SignedSource<<8436ca3ace9cccd955664fdfb84c8f87>>
 * @relayHash c93c63292c4f50dc61174c9170774662
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4f3e9ea2837abee2c36a9b304232646aea2aedd7c1aad4350d6062aee14464c6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { activitiesQuery } from './activitiesQuery.graphql';

const node: PreloadableConcreteRequest<activitiesQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4f3e9ea2837abee2c36a9b304232646aea2aedd7c1aad4350d6062aee14464c6",
    "metadata": {},
    "name": "activitiesQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
