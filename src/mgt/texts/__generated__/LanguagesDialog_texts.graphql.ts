/**
 * @generated SignedSource<<d216b05717eafa4c7e7e60ae04d49248>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LanguagesDialog_texts$data = {
  readonly languages: ReadonlyArray<string>;
  readonly revision: number;
  readonly " $fragmentType": "LanguagesDialog_texts";
};
export type LanguagesDialog_texts$key = {
  readonly " $data"?: LanguagesDialog_texts$data;
  readonly " $fragmentSpreads": FragmentRefs<"LanguagesDialog_texts">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "LanguagesDialog_texts",
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
    }
  ],
  "type": "ServiceTexts",
  "abstractKey": null
};

(node as any).hash = "83c3a41fdf8c201d864a52d43351971d";

export default node;
