/**
 * @generated SignedSource<<8f8bf52a1db25730b90b35c9411848a0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CommunesLede_query$data = {
  readonly all: {
    readonly totalCount: number;
  };
  readonly communes: {
    readonly totalCount: number;
  };
  readonly " $fragmentType": "CommunesLede_query";
};
export type CommunesLede_query$key = {
  readonly " $data"?: CommunesLede_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"CommunesLede_query">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "totalCount",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "count"
    },
    {
      "kind": "RootArgument",
      "name": "filter"
    },
    {
      "kind": "RootArgument",
      "name": "orderBy"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "CommunesLede_query",
  "selections": [
    {
      "alias": "all",
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 1
        }
      ],
      "concreteType": "CommuneConnection",
      "kind": "LinkedField",
      "name": "communes",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": "communes(first:1)"
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "filter",
          "variableName": "filter"
        },
        {
          "kind": "Variable",
          "name": "first",
          "variableName": "count"
        },
        {
          "kind": "Variable",
          "name": "orderBy",
          "variableName": "orderBy"
        }
      ],
      "concreteType": "CommuneConnection",
      "kind": "LinkedField",
      "name": "communes",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "935b1628709e37ab6dca12acffebea61";

export default node;
