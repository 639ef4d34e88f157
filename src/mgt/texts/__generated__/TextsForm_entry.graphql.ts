/**
 * @generated SignedSource<<25a1e665d2edc7e49ea8b030e7d1fc53>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TextsForm_entry$data = {
  readonly id: string;
  readonly isRich: boolean;
  readonly key: string;
  readonly values: ReadonlyArray<{
    readonly defaultText: string | null | undefined;
    readonly language: string;
    readonly text: string | null | undefined;
  }>;
  readonly " $fragmentType": "TextsForm_entry";
};
export type TextsForm_entry$key = {
  readonly " $data"?: TextsForm_entry$data;
  readonly " $fragmentSpreads": FragmentRefs<"TextsForm_entry">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TextsForm_entry",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
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
          "name": "text",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "defaultText",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "TextEntry",
  "abstractKey": null
};

(node as any).hash = "f3d25c7010235c00f747fbbf2ca2ee35";

export default node;
