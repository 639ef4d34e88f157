/**
 * @generated SignedSource<<00a68b2d055103b51c8ca882df1285f0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TextTools_texts$data = {
  readonly " $fragmentSpreads": FragmentRefs<"LanguagesDialog_texts" | "TextActions_texts" | "TextVersionsDialog_texts">;
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
      "name": "TextVersionsDialog_texts"
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

(node as any).hash = "98024da3f65cb5bd0f93591a5e042d56";

export default node;
