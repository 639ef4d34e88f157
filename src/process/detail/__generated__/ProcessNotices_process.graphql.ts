/**
 * @generated SignedSource<<e65bec350e5b313765b75fe3a1cf0d9c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ProcessRecord = "ACTIVE" | "ARCHIVED" | "DELETED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ProcessNotices_process$data = {
  readonly erasedAt: string | null | undefined;
  readonly record: ProcessRecord;
  readonly " $fragmentSpreads": FragmentRefs<"FeeDifferenceNotice_process">;
  readonly " $fragmentType": "ProcessNotices_process";
};
export type ProcessNotices_process$key = {
  readonly " $data"?: ProcessNotices_process$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProcessNotices_process">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ProcessNotices_process",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "record",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "erasedAt",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FeeDifferenceNotice_process"
    }
  ],
  "type": "Process",
  "abstractKey": null
};

(node as any).hash = "6e746644a9030f69c11b41987679c3fd";

export default node;
