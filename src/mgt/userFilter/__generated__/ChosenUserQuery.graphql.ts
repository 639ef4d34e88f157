/**
 * @generated SignedSource<<1aee31ec5ebc5752da8771f8a88e696e>>
 * @relayHash e02a3c25dca23c57def8c10f6156d4df
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6fd382530302e7b35043d5da738cf164c52a4606366b2fb2d2fe67e64f049d6b

import type { ConcreteRequest } from 'relay-runtime';
export type ChosenUserQuery$variables = {
  id: string;
};
export type ChosenUserQuery$data = {
  readonly userAccount: {
    readonly username: string;
  } | null | undefined;
};
export type ChosenUserQuery = {
  response: ChosenUserQuery$data;
  variables: ChosenUserQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "username",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "ChosenUserQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "userAccount",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ChosenUserQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "userAccount",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "6fd382530302e7b35043d5da738cf164c52a4606366b2fb2d2fe67e64f049d6b",
    "metadata": {},
    "name": "ChosenUserQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "222edbc7c61e2783f9668a6939878ce9";

export default node;
