/**
 * @generated SignedSource<<b1fd68953f28d59db9c511d158c9c349>>
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
  readonly " $fragmentSpreads": FragmentRefs<"AttemptsSection_process" | "CompletionSection_process" | "CopyForTicket_process" | "FactsSection_process" | "FilesSection_process" | "PaymentSection_process" | "ProcessActions_process" | "ProcessNotices_process" | "ScheduledRestart_process" | "VariablesSection_process">;
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

(node as any).hash = "8e4ed47ce257122d962608cffd725464";

export default node;
