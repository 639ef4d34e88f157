/**
 * @generated SignedSource<<c7439c8c00828fb4f0cd7588f55f61c9>>
 * @relayHash a36b2a8361abf3c43c67b27aa0e9f82c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 43c642e101ae0cecc966e41941b9bd882786bbd675fab189e4d08db11bdce991

import type { ConcreteRequest } from 'relay-runtime';
export type sessionOperationsOwnSessionQuery$variables = Record<PropertyKey, never>;
export type sessionOperationsOwnSessionQuery$data = {
  readonly ownSession: {
    readonly secondsLeft: number;
  };
};
export type sessionOperationsOwnSessionQuery = {
  response: sessionOperationsOwnSessionQuery$data;
  variables: sessionOperationsOwnSessionQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "secondsLeft",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "sessionOperationsOwnSessionQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Session",
        "kind": "LinkedField",
        "name": "ownSession",
        "plural": false,
        "selections": [
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "sessionOperationsOwnSessionQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Session",
        "kind": "LinkedField",
        "name": "ownSession",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
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
    "id": "43c642e101ae0cecc966e41941b9bd882786bbd675fab189e4d08db11bdce991",
    "metadata": {},
    "name": "sessionOperationsOwnSessionQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "019353b8b6eab4354ffcfedb65280625";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
