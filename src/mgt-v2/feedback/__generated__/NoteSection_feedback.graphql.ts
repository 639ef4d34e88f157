/**
 * @generated SignedSource<<02d09bfcad10aa99d55a054409f5b8f5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NoteSection_feedback$data = {
  readonly note: string | null | undefined;
  readonly noteAt: string | null | undefined;
  readonly noteBy: {
    readonly username: string;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"NoteForm_feedback">;
  readonly " $fragmentType": "NoteSection_feedback";
};
export type NoteSection_feedback$key = {
  readonly " $data"?: NoteSection_feedback$data;
  readonly " $fragmentSpreads": FragmentRefs<"NoteSection_feedback">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "NoteSection_feedback",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "note",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ActorRef",
      "kind": "LinkedField",
      "name": "noteBy",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "username",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "noteAt",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "NoteForm_feedback"
    }
  ],
  "type": "Feedback",
  "abstractKey": null
};

(node as any).hash = "26b802eabcfe846f68e82cb87628810b";

export default node;
