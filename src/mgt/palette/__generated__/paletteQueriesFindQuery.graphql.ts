/**
 * @generated SignedSource<<9290f363681a8af685431524acbe55b0>>
 * @relayHash 6de6f1a7e94b7bb53214fc74b960f8c9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f25eeac5cade7aec6c8fd66718b32aa53795ae396d1df257225e71204b043817

import type { ConcreteRequest } from 'relay-runtime';
export type paletteQueriesFindQuery$variables = {
  text: string;
};
export type paletteQueriesFindQuery$data = {
  readonly quickSearch: {
    readonly communes: ReadonlyArray<{
      readonly key: string;
      readonly label: string | null | undefined;
    }>;
    readonly resources: ReadonlyArray<{
      readonly detail: string | null | undefined;
      readonly key: string;
      readonly label: string | null | undefined;
    }> | null | undefined;
    readonly users: ReadonlyArray<{
      readonly detail: string | null | undefined;
      readonly key: string;
      readonly label: string | null | undefined;
    }> | null | undefined;
  };
};
export type paletteQueriesFindQuery = {
  response: paletteQueriesFindQuery$data;
  variables: paletteQueriesFindQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "text"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "key",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "label",
  "storageKey": null
},
v3 = [
  (v1/*:: as any*/),
  (v2/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "detail",
    "storageKey": null
  }
],
v4 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "text",
        "variableName": "text"
      }
    ],
    "concreteType": "QuickSearch",
    "kind": "LinkedField",
    "name": "quickSearch",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Place",
        "kind": "LinkedField",
        "name": "users",
        "plural": true,
        "selections": (v3/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Place",
        "kind": "LinkedField",
        "name": "resources",
        "plural": true,
        "selections": (v3/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Place",
        "kind": "LinkedField",
        "name": "communes",
        "plural": true,
        "selections": [
          (v1/*:: as any*/),
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
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
    "name": "paletteQueriesFindQuery",
    "selections": (v4/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "paletteQueriesFindQuery",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "id": "f25eeac5cade7aec6c8fd66718b32aa53795ae396d1df257225e71204b043817",
    "metadata": {},
    "name": "paletteQueriesFindQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "002af3b4460d607ea89af9de2d1a7ca3";

export default node;
