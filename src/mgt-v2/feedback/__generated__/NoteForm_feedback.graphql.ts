/**
 * @generated SignedSource<<be9eb15297a5d7f1c071ba87d8326347>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NoteForm_feedback$data = {
  readonly id: string;
  readonly note: string | null | undefined;
  readonly revision: number;
  readonly " $fragmentType": "NoteForm_feedback";
};
export type NoteForm_feedback$key = {
  readonly " $data"?: NoteForm_feedback$data;
  readonly " $fragmentSpreads": FragmentRefs<"NoteForm_feedback">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "NoteForm_feedback",
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
      "name": "revision",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "note",
      "storageKey": null
    }
  ],
  "type": "Feedback",
  "abstractKey": null
};

(node as any).hash = "133e26d9cd32d1066abbc8d67e5b698e";

export default node;
