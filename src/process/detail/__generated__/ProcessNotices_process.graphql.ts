/**
 * @generated SignedSource<<85e74085e30266fb54b2d155176438ce>>
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
  "metadata": null,
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

(node as any).hash = "56bd8af49e1e7c5ea5575be100302055";

export default node;
