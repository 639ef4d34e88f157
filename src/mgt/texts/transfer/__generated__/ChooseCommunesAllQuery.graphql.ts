/**
 * @generated SignedSource<<98555b2f918711599d268d659dd5fd01>>
 * @relayHash 1957575ac8c6741e0b2862aa619af868
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aff549a755f6e5d32350152abefcc377cee8a469c1505f0ef007f2ff0f7439b4

import type { ConcreteRequest } from 'relay-runtime';
export type FederalState = "BB" | "BE" | "BW" | "BY" | "HB" | "HE" | "HH" | "MV" | "NI" | "NW" | "RP" | "SH" | "SL" | "SN" | "ST" | "TH" | "%future added value";
export type TextTransferTargetFilter = {
  states?: ReadonlyArray<FederalState> | null | undefined;
  text?: string | null | undefined;
};
export type ChooseCommunesAllQuery$variables = {
  filter: TextTransferTargetFilter;
  id: string;
};
export type ChooseCommunesAllQuery$data = {
  readonly node: {
    readonly service: {
      readonly textTransferTargetAgs: ReadonlyArray<string> | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type ChooseCommunesAllQuery = {
  response: ChooseCommunesAllQuery$data;
  variables: ChooseCommunesAllQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "filter"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v2 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v3 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "filter",
          "variableName": "filter"
        }
      ],
      "kind": "ScalarField",
      "name": "textTransferTargetAgs",
      "storageKey": null
    }
  ],
  "type": "CommuneService",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "ChooseCommunesAllQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "fragment": (v3/*:: as any*/),
            "kind": "AliasedInlineFragmentSpread",
            "name": "service"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "ChooseCommunesAllQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
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
          (v3/*:: as any*/),
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
    "id": "aff549a755f6e5d32350152abefcc377cee8a469c1505f0ef007f2ff0f7439b4",
    "metadata": {},
    "name": "ChooseCommunesAllQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7a744e54a3636e29f9634c91437db1a0";

export default node;
