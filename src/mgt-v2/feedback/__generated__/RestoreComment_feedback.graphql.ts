/**
 * @generated SignedSource<<b1cd88cb61f653f6b4a3e66141d96d79>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FeedbackState = "APPROVED" | "NEW" | "NOT_FOR_PUBLICATION" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RestoreComment_feedback$data = {
  readonly id: string;
  readonly revision: number;
  readonly state: FeedbackState;
  readonly " $fragmentType": "RestoreComment_feedback";
};
export type RestoreComment_feedback$key = {
  readonly " $data"?: RestoreComment_feedback$data;
  readonly " $fragmentSpreads": FragmentRefs<"RestoreComment_feedback">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "RestoreComment_feedback",
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
      "name": "state",
      "storageKey": null
    }
  ],
  "type": "Feedback",
  "abstractKey": null
};

(node as any).hash = "cd566d1649d23301637d00d65c1c1293";

export default node;
