/**
 * @generated SignedSource<<eb9ba81397b9c0de7009f8b66fbdfe42>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EditionsDialog_texts$data = {
  readonly draftChanges: {
    readonly totalCount: number;
  };
  readonly revision: number;
  readonly " $fragmentType": "EditionsDialog_texts";
};
export type EditionsDialog_texts$key = {
  readonly " $data"?: EditionsDialog_texts$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditionsDialog_texts">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "EditionsDialog_texts",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "revision",
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 1
        }
      ],
      "concreteType": "TextChangeConnection",
      "kind": "LinkedField",
      "name": "draftChanges",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalCount",
          "storageKey": null
        }
      ],
      "storageKey": "draftChanges(first:1)"
    }
  ],
  "type": "ServiceTexts",
  "abstractKey": null
};

(node as any).hash = "e83574ba2f86a961a60aed540edf8d71";

export default node;
