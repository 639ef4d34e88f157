/**
 * @generated SignedSource<<91a784562ac78d26c75235d433f99bdb>>
 * @relayHash 6730f7317212f5c590e485d87ff4aaa9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 142b5a2fa3265296009d098a1f60cc7c9e822abafa01a00196aa69a7c94a4ccb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProcessGroupsQuery } from './ProcessGroupsQuery.graphql';

const node: PreloadableConcreteRequest<ProcessGroupsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "142b5a2fa3265296009d098a1f60cc7c9e822abafa01a00196aa69a7c94a4ccb",
    "metadata": {},
    "name": "ProcessGroupsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
