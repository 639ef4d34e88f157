/**
 * @generated SignedSource<<da63b5bdac30a438e7da3f25542bad4d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FederalState = "BB" | "BE" | "BW" | "BY" | "HB" | "HE" | "HH" | "MV" | "NI" | "NW" | "RP" | "SH" | "SL" | "SN" | "ST" | "TH" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type CommuneResults_query$data = {
  readonly communes: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly ags: string;
        readonly id: string;
        readonly isFavourite?: boolean;
        readonly name: string;
        readonly state: FederalState;
        readonly " $fragmentSpreads": FragmentRefs<"CommuneRow_commune" | "CommuneTile_commune" | "CompactTile_commune" | "ServicePanel_commune">;
      };
    }>;
    readonly totalCount: number;
  };
  readonly " $fragmentType": "CommuneResults_query";
};
export type CommuneResults_query$key = {
  readonly " $data"?: CommuneResults_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"CommuneResults_query">;
};

import CommuneResultsPageQuery_graphql from './CommuneResultsPageQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "communes"
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": 50,
      "kind": "LocalArgument",
      "name": "count"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "cursor"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "filter"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "isWide"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "orderBy"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "connection": [
      {
        "count": "count",
        "cursor": "cursor",
        "direction": "forward",
        "path": (v0/*:: as any*/)
      }
    ],
    "refetch": {
      "connection": {
        "forward": {
          "count": "count",
          "cursor": "cursor"
        },
        "backward": null,
        "path": (v0/*:: as any*/)
      },
      "fragmentPathInResult": [],
      "operation": CommuneResultsPageQuery_graphql
    },
    "throwOnFieldError": true
  },
  "name": "CommuneResults_query",
  "selections": [
    {
      "alias": "communes",
      "args": [
        {
          "kind": "Variable",
          "name": "filter",
          "variableName": "filter"
        },
        {
          "kind": "Variable",
          "name": "orderBy",
          "variableName": "orderBy"
        }
      ],
      "concreteType": "CommuneConnection",
      "kind": "LinkedField",
      "name": "__CommuneResults_communes_connection",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "CommuneEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Commune",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "id",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "ags",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "name",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "state",
                  "storageKey": null
                },
                {
                  "condition": "isWide",
                  "kind": "Condition",
                  "passingValue": true,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "isFavourite",
                      "storageKey": null
                    }
                  ]
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "CommuneRow_commune"
                },
                {
                  "args": [
                    {
                      "kind": "Variable",
                      "name": "isWide",
                      "variableName": "isWide"
                    }
                  ],
                  "kind": "FragmentSpread",
                  "name": "CommuneTile_commune"
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "CompactTile_commune"
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "ServicePanel_commune"
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "__typename",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "cursor",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PageInfo",
          "kind": "LinkedField",
          "name": "pageInfo",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "endCursor",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "hasNextPage",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "4d80ba079589d329dd4b6b2f504936f4";

export default node;
