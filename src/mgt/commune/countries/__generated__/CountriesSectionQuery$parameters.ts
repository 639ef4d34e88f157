/**
 * @generated SignedSource<<e29169c727cf6cb53a1bfb608a929131>>
 * @relayHash 1a22ea07f1fe5fe6df6a3d0beee81b3a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 641c3d8592bdcf6dfbee9f061f3a04cdc8a37cdc05bcdbccfe0ef5791c4cc694

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CountriesSectionQuery } from './CountriesSectionQuery.graphql';

const node: PreloadableConcreteRequest<CountriesSectionQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "641c3d8592bdcf6dfbee9f061f3a04cdc8a37cdc05bcdbccfe0ef5791c4cc694",
    "metadata": {},
    "name": "CountriesSectionQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
