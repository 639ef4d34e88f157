/**
 * @generated SignedSource<<8d1362fda770f877807493809add21a8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AutomatedJobFailureReason = "DATABASE_UNAVAILABLE" | "INCOMPLETE" | "INTERRUPTED" | "STORAGE_FULL" | "UNEXPECTED" | "%future added value";
export type AutomatedJobFigureName = "CHAINED" | "CHANGED" | "CHECKED" | "COMMUNES" | "CORRECTED" | "DELIVERED" | "ENTRIES" | "ERASED" | "EXPIRED" | "FAILED" | "HELD" | "INVALID" | "PROCESSES" | "PSEUDONYMISED" | "RECORDED" | "REENCRYPTED" | "REMOVED" | "SENT" | "SKIPPED" | "SUMMED" | "UNCHANGED" | "UNREADABLE" | "VERIFIED" | "%future added value";
export type AutomatedJobRunState = "FAILED" | "MISSED" | "OVERLAPPED" | "PARTLY_FAILED" | "PAUSED" | "RUNNING" | "SKIPPED" | "SUCCEEDED" | "WAITING" | "%future added value";
export type AutomatedJobSkipReason = "CANCELLED" | "NOTHING_DUE" | "NO_AUTOMATIC_COMMUNES" | "NO_MAIL_SERVER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type LastRun_run$data = {
  readonly dueAt: string;
  readonly dueCount: number;
  readonly durationMs: number | null | undefined;
  readonly failure: {
    readonly reason: AutomatedJobFailureReason;
  } | null | undefined;
  readonly figures: ReadonlyArray<{
    readonly count: number;
    readonly name: AutomatedJobFigureName;
  }>;
  readonly id: string;
  readonly jobName: string;
  readonly lastDueAt: string;
  readonly note: string | null | undefined;
  readonly skipReason: AutomatedJobSkipReason | null | undefined;
  readonly startedAt: string | null | undefined;
  readonly state: AutomatedJobRunState;
  readonly " $fragmentType": "LastRun_run";
};
export type LastRun_run$key = {
  readonly " $data"?: LastRun_run$data;
  readonly " $fragmentSpreads": FragmentRefs<"LastRun_run">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "LastRun_run",
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
      "name": "jobName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dueAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastDueAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dueCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "startedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "durationMs",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "note",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "skipReason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AutomatedJobFigure",
      "kind": "LinkedField",
      "name": "figures",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "count",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AutomatedJobFailure",
      "kind": "LinkedField",
      "name": "failure",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reason",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AutomatedJobRun",
  "abstractKey": null
};

(node as any).hash = "bf512f2fcf40ed905296db4cd8ed2b12";

export default node;
