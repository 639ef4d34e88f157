/**
 * @generated SignedSource<<d6a871da38fb31842baf2e6693720f36>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TextFlag = "DRAFT" | "IDENTICAL_TO_GERMAN" | "MISSING" | "OUTDATED" | "OVERRIDDEN" | "%future added value";
export type TextKind = "BUTTON" | "HEADING" | "LABEL" | "MESSAGE" | "NOTE" | "PARAGRAPH" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type TextRow_entry$data = {
  readonly isRich: boolean;
  readonly key: string;
  readonly kind: TextKind;
  readonly values: ReadonlyArray<{
    readonly defaultText: string | null | undefined;
    readonly flags: ReadonlyArray<TextFlag>;
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
          "name": "defaultText",
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

(node as any).hash = "ac5ed516e5bfd5a3b5d6eb78aedfd205";

export default node;
