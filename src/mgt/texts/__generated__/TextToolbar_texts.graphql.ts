/**
 * @generated SignedSource<<1944b0f26ec1d010349616db9bc8f6eb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TextToolbar_texts$data = {
  readonly languages: ReadonlyArray<string>;
  readonly sections: ReadonlyArray<{
    readonly drafts: number;
    readonly identicalToGerman: number;
    readonly missing: number;
    readonly outdated: number;
    readonly own: number;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"SectionList_texts" | "TextTools_texts">;
  readonly " $fragmentType": "TextToolbar_texts";
};
export type TextToolbar_texts$key = {
  readonly " $data"?: TextToolbar_texts$data;
  readonly " $fragmentSpreads": FragmentRefs<"TextToolbar_texts">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "TextToolbar_texts",
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
      "concreteType": "TextSection",
      "kind": "LinkedField",
      "name": "sections",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "missing",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "outdated",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "identicalToGerman",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "own",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "drafts",
          "storageKey": null
        }
      ],
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
      "name": "TextTools_texts"
    }
  ],
  "type": "ServiceTexts",
  "abstractKey": null
};

(node as any).hash = "123d8a2b7869bd17a815bf998de072c0";

export default node;
