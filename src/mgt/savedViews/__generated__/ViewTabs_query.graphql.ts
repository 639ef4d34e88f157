/**
 * @generated SignedSource<<d9c3100043cfee6ab0e65bbc78e60c8d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ViewTabs_query$data = {
  readonly savedViews: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly isOwn: boolean;
        readonly search: string;
        readonly " $fragmentSpreads": FragmentRefs<"SavedViewTab_view" | "ViewMenu_view">;
      };
    }>;
  };
  readonly " $fragmentType": "ViewTabs_query";
};
export type ViewTabs_query$key = {
  readonly " $data"?: ViewTabs_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"ViewTabs_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "first"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "screen"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "ViewTabs_query",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "first",
          "variableName": "first"
        },
        {
          "kind": "Variable",
          "name": "screen",
          "variableName": "screen"
        }
      ],
      "concreteType": "SavedViewConnection",
      "kind": "LinkedField",
      "name": "savedViews",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "SavedViewEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "SavedView",
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
                  "name": "search",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "isOwn",
                  "storageKey": null
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "SavedViewTab_view"
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "ViewMenu_view"
                }
              ],
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

(node as any).hash = "529204056a4df2247c46604458eaed8e";

export default node;
