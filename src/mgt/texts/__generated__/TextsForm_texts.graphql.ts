/**
 * @generated SignedSource<<44a6940988f0c398499844429de31802>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TextsForm_texts$data = {
  readonly entries: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly isRich: boolean;
        readonly key: string;
        readonly values: ReadonlyArray<{
          readonly inheritedText: string | null | undefined;
          readonly language: string;
        }>;
      };
    }>;
    readonly " $fragmentSpreads": FragmentRefs<"SectionList_entries">;
  };
  readonly " $fragmentSpreads": FragmentRefs<"TextList_texts" | "TextPreview_texts" | "TextsForm_head">;
  readonly " $fragmentType": "TextsForm_texts";
};
export type TextsForm_texts$key = {
  readonly " $data"?: TextsForm_texts$data;
  readonly " $fragmentSpreads": FragmentRefs<"TextsForm_texts">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "kind": "Variable",
    "name": "after",
    "variableName": "after"
  },
  {
    "kind": "Variable",
    "name": "before",
    "variableName": "before"
  },
  {
    "kind": "Variable",
    "name": "filter",
    "variableName": "filter"
  },
  {
    "kind": "Variable",
    "name": "first",
    "variableName": "first"
  },
  {
    "kind": "Variable",
    "name": "last",
    "variableName": "last"
  }
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "after"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "before"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "filter"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "first"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "last"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "TextsForm_texts",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TextsForm_head"
    },
    {
      "alias": null,
      "args": (v0/*:: as any*/),
      "concreteType": "TextEntryConnection",
      "kind": "LinkedField",
      "name": "entries",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "TextEntryEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "TextEntry",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "key",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "isRich",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "TextValue",
                  "kind": "LinkedField",
                  "name": "values",
                  "plural": true,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "language",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "inheritedText",
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "SectionList_entries"
        }
      ],
      "storageKey": null
    },
    {
      "args": (v0/*:: as any*/),
      "kind": "FragmentSpread",
      "name": "TextList_texts"
    },
    {
      "args": (v0/*:: as any*/),
      "kind": "FragmentSpread",
      "name": "TextPreview_texts"
    }
  ],
  "type": "ServiceTexts",
  "abstractKey": null
};
})();

(node as any).hash = "f3c6514b27aa1b0d3fe84283817e70d5";

export default node;
