/**
 * @generated SignedSource<<809bab0d567b158d4d925a540b64ff3b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TextFlag = "DRAFT" | "IDENTICAL_TO_GERMAN" | "MISSING" | "OUTDATED" | "OVERRIDDEN" | "OWN" | "%future added value";
export type TextKind = "BUTTON" | "HEADING" | "LABEL" | "MESSAGE" | "NOTE" | "PARAGRAPH" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type TextRow_entry$data = {
  readonly isRich: boolean;
  readonly key: string;
  readonly kind: TextKind;
  readonly values: ReadonlyArray<{
    readonly flags: ReadonlyArray<TextFlag>;
    readonly inheritedText: string | null | undefined;
    readonly language: string;
    readonly outdatedGerman: string | null | undefined;
    readonly text: string | null | undefined;
  }>;
  readonly " $fragmentType": "TextRow_entry";
};
export type TextRow_entry$key = {
  readonly " $data"?: TextRow_entry$data;
  readonly " $fragmentSpreads": FragmentRefs<"TextRow_entry">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "TextRow_entry",
  "selections": [
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
      "name": "kind",
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
          "name": "inheritedText",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "outdatedGerman",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "flags",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "TextEntry",
  "abstractKey": null
};

(node as any).hash = "57803d7264fbd88881f924a5234f0cd2";

export default node;
