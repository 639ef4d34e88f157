/**
 * @generated SignedSource<<64d5004f58b90defb909ef6343da40ff>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PersonalDataKind = "EMAIL" | "IBAN" | "LICENCE_PLATE" | "NAME" | "PHONE" | "VIN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type CommentSection_feedback$data = {
  readonly comment: string | null | undefined;
  readonly originalComment: string | null | undefined;
  readonly originalErasedOn: string | null | undefined;
  readonly personalDataHints: ReadonlyArray<{
    readonly end: number;
    readonly kind: PersonalDataKind;
    readonly start: number;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"RedactDialog_feedback" | "RestoreComment_feedback">;
  readonly " $fragmentType": "CommentSection_feedback";
};
export type CommentSection_feedback$key = {
  readonly " $data"?: CommentSection_feedback$data;
  readonly " $fragmentSpreads": FragmentRefs<"CommentSection_feedback">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "CommentSection_feedback",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "comment",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "originalComment",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "originalErasedOn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PersonalDataHint",
      "kind": "LinkedField",
      "name": "personalDataHints",
      "plural": true,
      "selections": [
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
          "name": "start",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "end",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RedactDialog_feedback"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RestoreComment_feedback"
    }
  ],
  "type": "Feedback",
  "abstractKey": null
};

(node as any).hash = "a774d7fae8c9069fbdcf3c3a23d090c0";

export default node;
