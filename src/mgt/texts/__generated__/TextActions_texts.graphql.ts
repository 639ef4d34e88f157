/**
 * @generated SignedSource<<40c883869552dd85641f980d16baccda>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TextActions_texts$data = {
  readonly languages: ReadonlyArray<string>;
  readonly " $fragmentSpreads": FragmentRefs<"usePortalActions_texts">;
  readonly " $fragmentType": "TextActions_texts";
};
export type TextActions_texts$key = {
  readonly " $data"?: TextActions_texts$data;
  readonly " $fragmentSpreads": FragmentRefs<"TextActions_texts">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "TextActions_texts",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "languages",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "usePortalActions_texts"
    }
  ],
  "type": "ServiceTexts",
  "abstractKey": null
};

(node as any).hash = "deecad376c324f2368d9a0e4e56613c6";

export default node;
