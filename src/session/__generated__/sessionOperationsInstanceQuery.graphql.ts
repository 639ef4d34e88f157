/**
 * @generated SignedSource<<15e3ad5929346ad62d0a2898ace264fe>>
 * @relayHash 31619911ff7dc1102056fb6b877b8ebe
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b23b1b25ba7178082116653c554683db8bfe65379a064fd0e15951e08892f6c9

import type { ConcreteRequest } from 'relay-runtime';
export type Stage = "DEVELOPMENT" | "PRODUCTION" | "TEST" | "%future added value";
export type sessionOperationsInstanceQuery$variables = Record<PropertyKey, never>;
export type sessionOperationsInstanceQuery$data = {
  readonly instance: {
    readonly barrierContact: string | null | undefined;
    readonly hasDemoAccounts: boolean;
    readonly imprintUrl: string | null | undefined;
    readonly loginBanner: {
      readonly endsAt: string | null | undefined;
      readonly english: string;
      readonly german: string;
    } | null | undefined;
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
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "SystemBanner",
        "kind": "LinkedField",
        "name": "loginBanner",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "german",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "english",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "endsAt",
            "storageKey": null
          }
        ],
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
    "id": "b23b1b25ba7178082116653c554683db8bfe65379a064fd0e15951e08892f6c9",
    "metadata": {},
    "name": "sessionOperationsInstanceQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "8b58beb34c693ed5391af0b975c154f1";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
