/**
 * @generated SignedSource<<0dafb093d29dcc644f543d9922ca0923>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TextVersionsDialog_texts$data = {
  readonly draftChanges: {
    readonly totalCount: number;
  };
  readonly revision: number;
  readonly " $fragmentType": "TextVersionsDialog_texts";
};
export type TextVersionsDialog_texts$key = {
  readonly " $data"?: TextVersionsDialog_texts$data;
  readonly " $fragmentSpreads": FragmentRefs<"TextVersionsDialog_texts">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "TextVersionsDialog_texts",
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

(node as any).hash = "30077d6848c48f8578e753a1d72d379f";

export default node;
