/**
 * @generated SignedSource<<badc2fec5a0a64f25be9acb6a2b45f08>>
 * @relayHash ca5121a538246daedf02eea2052204c4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ae8aca06cce76416f68924e5e339c86991ef8ce9103765819677d70b39418f71

import type { ConcreteRequest } from 'relay-runtime';
export type ikfzCheckQuery$variables = Record<PropertyKey, never>;
export type ikfzCheckQuery$data = {
  readonly node: {
    readonly id: string;
  } | null | undefined;
};
export type ikfzCheckQuery = {
  response: ikfzCheckQuery$data;
  variables: ikfzCheckQuery$variables;
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
    "name": "ikfzCheckQuery",
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
    "name": "ikfzCheckQuery",
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
    "id": "ae8aca06cce76416f68924e5e339c86991ef8ce9103765819677d70b39418f71",
    "metadata": {},
    "name": "ikfzCheckQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "5b5fad5cc00ec56472f8f91d37ee44dd";

export default node;
