/**
 * @generated SignedSource<<e4eca4d7d3ddfc2d9f121c522ef3ae1e>>
 * @relayHash 4a6268ca9c2c1d7cbef23c5a9e8580fe
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e0ce6854ebef6b23078cc9c607bfc67c178df6d6c99fe14479f6f9e6f81bdb02

import type { ConcreteRequest } from 'relay-runtime';
export type ChosenCommuneQuery$variables = {
  ags: string;
};
export type ChosenCommuneQuery$data = {
  readonly commune: {
    readonly name: string;
  } | null | undefined;
};
export type ChosenCommuneQuery = {
  response: ChosenCommuneQuery$data;
  variables: ChosenCommuneQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "ags"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "ags",
    "variableName": "ags"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "ChosenCommuneQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Commune",
        "kind": "LinkedField",
        "name": "commune",
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
    "name": "ChosenCommuneQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Commune",
        "kind": "LinkedField",
        "name": "commune",
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
    "id": "e0ce6854ebef6b23078cc9c607bfc67c178df6d6c99fe14479f6f9e6f81bdb02",
    "metadata": {},
    "name": "ChosenCommuneQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f1bd8a2f84000f273e26666e96b66b76";

export default node;
