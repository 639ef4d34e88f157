/**
 * @generated SignedSource<<d70595491fa9ce6220795c6fab94d565>>
 * @relayHash f5d7795add7efa6a58ac19172537cc4a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d0e2c3ce43df980a41318020a9dab20b7b0198b68c100f1dff4c918f373a6dc0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EndpointSectionQuery } from './EndpointSectionQuery.graphql';

const node: PreloadableConcreteRequest<EndpointSectionQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d0e2c3ce43df980a41318020a9dab20b7b0198b68c100f1dff4c918f373a6dc0",
    "metadata": {},
    "name": "EndpointSectionQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
