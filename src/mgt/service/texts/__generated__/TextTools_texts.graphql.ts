/**
 * @generated SignedSource<<7da97e88dfca2629efc7c257453b604a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TextTools_texts$data = {
  readonly " $fragmentSpreads": FragmentRefs<"EditionsDialog_texts" | "LanguagesDialog_texts" | "TextActions_texts">;
  readonly " $fragmentType": "TextTools_texts";
};
export type TextTools_texts$key = {
  readonly " $data"?: TextTools_texts$data;
  readonly " $fragmentSpreads": FragmentRefs<"TextTools_texts">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "TextTools_texts",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LanguagesDialog_texts"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EditionsDialog_texts"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TextActions_texts"
    }
  ],
  "type": "ServiceTexts",
  "abstractKey": null
};

(node as any).hash = "43cf3676e4252824ed4f86beba43a7c2";

export default node;
