/**
 * @generated SignedSource<<a3e1c5f95107ddc23eee2b64417de1f4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ApplicationStatus = "ERROR" | "ERROR_WITHOUT_RETRY" | "FINALLY_TERMINATED" | "IN_PROGRESS" | "SUCCESS" | "SUCCESS_MANUAL" | "UNKNOWN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ProcessDetail_process$data = {
  readonly id: string;
  readonly restarts: number;
  readonly revision: number;
  readonly status: ApplicationStatus;
  readonly tries: number;
  readonly " $fragmentSpreads": FragmentRefs<"AttemptsSection_process" | "CompletionSection_process" | "CopyForTicket_process" | "ErasureSection_process" | "FactsSection_process" | "FilesSection_process" | "PaymentSection_process" | "ProcessActions_process" | "ProcessNotices_process" | "ScheduledRestart_process" | "VariablesSection_process">;
  readonly " $fragmentType": "ProcessDetail_process";
};
export type ProcessDetail_process$key = {
  readonly " $data"?: ProcessDetail_process$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProcessDetail_process">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ProcessDetail_process",
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
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tries",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "restarts",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CopyForTicket_process"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProcessActions_process"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ScheduledRestart_process"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProcessNotices_process"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AttemptsSection_process"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PaymentSection_process"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FactsSection_process"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ErasureSection_process"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "VariablesSection_process"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FilesSection_process"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CompletionSection_process"
    }
  ],
  "type": "Process",
  "abstractKey": null
};

(node as any).hash = "416793af92774933c26a5f40d15c988b";

export default node;
