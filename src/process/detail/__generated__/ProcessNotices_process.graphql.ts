/**
 * @generated SignedSource<<b7a9e713e4957acd111a0f6a9753421f>>
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
    }
  ],
  "type": "Process",
  "abstractKey": null
};

(node as any).hash = "acab28049e16e5eda44390699a913129";

export default node;
