/**
 * @generated SignedSource<<b83482813834eacc83a4561fa94bbcf8>>
 * @relayHash 70bc4883014613a44250347a4012f15c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f5da281450a33ea4f21bf1e935072263eb8d11ef48d9b22429a3636fc0b6e7d6

import type { ConcreteRequest } from 'relay-runtime';
export type sessionOperationsInviteQuery$variables = {
  token: string;
};
export type sessionOperationsInviteQuery$data = {
  readonly checkUserInvite: boolean;
};
export type sessionOperationsInviteQuery = {
  response: sessionOperationsInviteQuery$data;
  variables: sessionOperationsInviteQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "token"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "token",
        "variableName": "token"
      }
    ],
    "kind": "ScalarField",
    "name": "checkUserInvite",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "sessionOperationsInviteQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "sessionOperationsInviteQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "f5da281450a33ea4f21bf1e935072263eb8d11ef48d9b22429a3636fc0b6e7d6",
    "metadata": {},
    "name": "sessionOperationsInviteQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ea62844050bc055f970ece870a0b0d37";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
