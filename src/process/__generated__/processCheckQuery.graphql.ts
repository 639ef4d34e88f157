/**
 * @generated SignedSource<<ae3e9924d00a686f7dcfd5ef9965ba73>>
 * @relayHash f65a8d500657d1e3343d80abe1fecc1a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 33ec0f20b4868a303a03f8c73c6614dbb7fbbd87bf61b545bc7a58fe84f3250b

import type { ConcreteRequest } from 'relay-runtime';
export type processCheckQuery$variables = Record<PropertyKey, never>;
export type processCheckQuery$data = {
  readonly node: {
    readonly id: string;
  } | null | undefined;
};
export type processCheckQuery = {
  response: processCheckQuery$data;
  variables: processCheckQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "id",
    "value": "check"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "processCheckQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v1/*:: as any*/)
        ],
        "storageKey": "node(id:\"check\")"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "processCheckQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v1/*:: as any*/)
        ],
        "storageKey": "node(id:\"check\")"
      }
    ]
  },
  "params": {
    "id": "33ec0f20b4868a303a03f8c73c6614dbb7fbbd87bf61b545bc7a58fe84f3250b",
    "metadata": {},
    "name": "processCheckQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "86164d690da460df47791411be1e197a";

export default node;
