/**
 * @generated SignedSource<<8c343ea9e2b1565e2d45080de171e3a9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ApplicationStatus = "ERROR" | "ERROR_WITHOUT_RETRY" | "FINALLY_TERMINATED" | "IN_PROGRESS" | "SUCCESS" | "SUCCESS_MANUAL" | "UNKNOWN" | "%future added value";
export type ProcessAction = "ARCHIVE" | "CANCEL" | "COMPLETE" | "DELETE" | "RESTART" | "UPLOAD_FILE" | "%future added value";
export type ProcessRecord = "ACTIVE" | "ARCHIVED" | "DELETED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ProcessActions_process$data = {
  readonly allowedActions: ReadonlyArray<ProcessAction>;
  readonly id: string;
  readonly pid: string;
  readonly record: ProcessRecord;
  readonly revision: number;
  readonly status: ApplicationStatus;
  readonly " $fragmentType": "ProcessActions_process";
};
export type ProcessActions_process$key = {
  readonly " $data"?: ProcessActions_process$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProcessActions_process">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
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
      "name": "status",
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

(node as any).hash = "4d5c98c84a960ea47e51615fefb2fb0c";

export default node;
