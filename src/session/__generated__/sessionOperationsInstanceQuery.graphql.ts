/**
 * @generated SignedSource<<7f3b0ab96b4861d6d95c71b10d6b2f8a>>
 * @relayHash 77e0a6def883c260f5d2ae7ddd5f9c9e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4537b55064ab1183789234d113086b38da71f6c12a0c82601359ebb92eb709f4

import type { ConcreteRequest } from 'relay-runtime';
export type Stage = "DEVELOPMENT" | "PRODUCTION" | "TEST" | "%future added value";
export type sessionOperationsInstanceQuery$variables = Record<PropertyKey, never>;
export type sessionOperationsInstanceQuery$data = {
  readonly instance: {
    readonly barrierContact: string | null | undefined;
    readonly hasDemoAccounts: boolean;
    readonly imprintUrl: string | null | undefined;
    readonly passwordMinLength: number;
    readonly privacyUrl: string | null | undefined;
    readonly stage: Stage;
    readonly supportContact: string | null | undefined;
    readonly version: string;
  };
};
export type sessionOperationsInstanceQuery = {
  response: sessionOperationsInstanceQuery$data;
  variables: sessionOperationsInstanceQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Instance",
    "kind": "LinkedField",
    "name": "instance",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "stage",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "version",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "hasDemoAccounts",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "passwordMinLength",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "supportContact",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "imprintUrl",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "privacyUrl",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "barrierContact",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "sessionOperationsInstanceQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "sessionOperationsInstanceQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "4537b55064ab1183789234d113086b38da71f6c12a0c82601359ebb92eb709f4",
    "metadata": {},
    "name": "sessionOperationsInstanceQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "2e4e5bc26a8c9d7881ee103267023ec9";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
