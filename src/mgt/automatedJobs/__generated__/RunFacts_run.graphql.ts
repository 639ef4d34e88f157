/**
 * @generated SignedSource<<3a4690950f8e663e8fe4db3968e74b6f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AutomatedJobFailureReason = "DATABASE_UNAVAILABLE" | "INCOMPLETE" | "INTERRUPTED" | "STORAGE_FULL" | "UNEXPECTED" | "%future added value";
export type AutomatedJobFigureName = "CHAINED" | "CHANGED" | "CHECKED" | "COMMUNES" | "CORRECTED" | "DELIVERED" | "ENTRIES" | "ERASED" | "EXPIRED" | "FAILED" | "HELD" | "INVALID" | "PROCESSES" | "PSEUDONYMISED" | "RECORDED" | "REENCRYPTED" | "REMOVED" | "SENT" | "SKIPPED" | "SUMMED" | "UNCHANGED" | "UNREADABLE" | "VERIFIED" | "%future added value";
export type AutomatedJobRunCause = "CATCH_UP" | "MANUAL" | "SCHEDULE" | "START" | "%future added value";
export type AutomatedJobRunState = "FAILED" | "MISSED" | "OVERLAPPED" | "PARTLY_FAILED" | "PAUSED" | "RUNNING" | "SKIPPED" | "SUCCEEDED" | "WAITING" | "%future added value";
export type AutomatedJobSkipReason = "CANCELLED" | "NOTHING_DUE" | "NO_AUTOMATIC_COMMUNES" | "NO_MAIL_SERVER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RunFacts_run$data = {
  readonly attempts: number;
  readonly cause: AutomatedJobRunCause;
  readonly dueAt: string;
  readonly dueCount: number;
  readonly durationMs: number | null | undefined;
  readonly failure: {
    readonly detail: string | null | undefined;
    readonly reason: AutomatedJobFailureReason;
  } | null | undefined;
  readonly figures: ReadonlyArray<{
    readonly count: number;
    readonly name: AutomatedJobFigureName;
  }>;
  readonly finishedAt: string | null | undefined;
  readonly lastDueAt: string;
  readonly note: string | null | undefined;
  readonly retryAt: string | null | undefined;
  readonly server: string | null | undefined;
  readonly serviceSwitchId: string | null | undefined;
  readonly skipReason: AutomatedJobSkipReason | null | undefined;
  readonly startedAt: string | null | undefined;
  readonly startedBy: {
    readonly userId: string | null | undefined;
    readonly username: string;
  };
  readonly state: AutomatedJobRunState;
  readonly " $fragmentType": "RunFacts_run";
};
export type RunFacts_run$key = {
  readonly " $data"?: RunFacts_run$data;
  readonly " $fragmentSpreads": FragmentRefs<"RunFacts_run">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "RunFacts_run",
  "selections": [
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
      "name": "cause",
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
      "name": "finishedAt",
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
      "concreteType": "ActorRef",
      "kind": "LinkedField",
      "name": "startedBy",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "userId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "username",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "attempts",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "retryAt",
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "detail",
          "storageKey": null
        }
      ],
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
      "kind": "ScalarField",
      "name": "note",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "server",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "serviceSwitchId",
      "storageKey": null
    }
  ],
  "type": "AutomatedJobRun",
  "abstractKey": null
};

(node as any).hash = "e0cf67b8b349c8450e732f810cd8c4e2";

export default node;
