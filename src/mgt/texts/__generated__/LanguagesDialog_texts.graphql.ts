/**
 * @generated SignedSource<<6c401e63fe9fc8679303284b996c9808>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LanguagesDialog_texts$data = {
  readonly languages: ReadonlyArray<string>;
  readonly offeredLanguages: ReadonlyArray<string>;
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
      "name": "offeredLanguages",
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

(node as any).hash = "ff878bfa178cdc8f16ece16b5a54a9e0";

export default node;
