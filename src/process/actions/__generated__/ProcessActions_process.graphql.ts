/**
 * @generated SignedSource<<7fe2c72fe1ed4cdccbf011d1ed48f00c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ProcessAction = "ARCHIVE" | "CANCEL" | "COMPLETE" | "DELETE" | "RESTART" | "UPLOAD_FILE" | "%future added value";
export type ProcessRecord = "ACTIVE" | "ARCHIVED" | "DELETED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ProcessActions_process$data = {
  readonly allowedActions: ReadonlyArray<ProcessAction>;
  readonly id: string;
  readonly pid: string;
  readonly record: ProcessRecord;
  readonly revision: number;
  readonly " $fragmentType": "ProcessActions_process";
};
export type ProcessActions_process$key = {
  readonly " $data"?: ProcessActions_process$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProcessActions_process">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProcessActions_process",
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
      "name": "pid",
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
      "name": "record",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "allowedActions",
      "storageKey": null
    }
  ],
  "type": "Process",
  "abstractKey": null
};

(node as any).hash = "31ed4b1e3108334fc88d8b2490a88225";

export default node;
