/**
 * @generated SignedSource<<1f4b190d81fbcdcd95f271121bad8f17>>
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

(node as any).hash = "b1e52ff6b9388ae9e3b58fd23ff082fb";

export default node;
