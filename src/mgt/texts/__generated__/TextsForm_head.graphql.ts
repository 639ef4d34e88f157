/**
 * @generated SignedSource<<811b0fb936b9a00781740e5e1ab97ea9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TextsForm_head$data = {
  readonly languages: ReadonlyArray<string>;
  readonly revision: number;
  readonly " $fragmentSpreads": FragmentRefs<"DraftBar_texts" | "SectionList_texts" | "TextToolbar_texts">;
  readonly " $fragmentType": "TextsForm_head";
};
export type TextsForm_head$key = {
  readonly " $data"?: TextsForm_head$data;
  readonly " $fragmentSpreads": FragmentRefs<"TextsForm_head">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "TextsForm_head",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "languages",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "revision",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SectionList_texts"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TextToolbar_texts"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DraftBar_texts"
    }
  ],
  "type": "ServiceTexts",
  "abstractKey": null
};

(node as any).hash = "020e93f15f3e93d415659108836596ec";

export default node;
