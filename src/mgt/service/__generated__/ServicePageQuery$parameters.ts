/**
 * @generated SignedSource<<8b1cf6e2bf3f5934922c4876559f183f>>
 * @relayHash 5b8dfc0770658940debe492be0ff9907
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1870896850694ff1f4ac1ca40d39a3361c135d31cb0f50ac128d06263e7682c1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ServicePageQuery } from './ServicePageQuery.graphql';

const node: PreloadableConcreteRequest<ServicePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1870896850694ff1f4ac1ca40d39a3361c135d31cb0f50ac128d06263e7682c1",
    "metadata": {},
    "name": "ServicePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
