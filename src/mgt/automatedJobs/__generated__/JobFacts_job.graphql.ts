/**
 * @generated SignedSource<<fba69f40f3fc30652e1e8f105aafb6fa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AutomatedJobRunState = "FAILED" | "MISSED" | "OVERLAPPED" | "PARTLY_FAILED" | "PAUSED" | "RUNNING" | "SKIPPED" | "SUCCEEDED" | "WAITING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type JobFacts_job$data = {
  readonly currentRun: {
    readonly state: AutomatedJobRunState;
  } | null | undefined;
  readonly lastRun: {
    readonly " $fragmentSpreads": FragmentRefs<"LastRun_run">;
  } | null | undefined;
  readonly name: string;
  readonly nextRunAt: string | null | undefined;
  readonly pause: {
    readonly " $fragmentSpreads": FragmentRefs<"PauseText_pause">;
  } | null | undefined;
  readonly schedule: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"RunCourse_job">;
  readonly " $fragmentType": "JobFacts_job";
};
export type JobFacts_job$key = {
  readonly " $data"?: JobFacts_job$data;
  readonly " $fragmentSpreads": FragmentRefs<"JobFacts_job">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "JobFacts_job",
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
      "name": "schedule",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "nextRunAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AutomatedJobPause",
      "kind": "LinkedField",
      "name": "pause",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "PauseText_pause"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AutomatedJobRun",
      "kind": "LinkedField",
      "name": "currentRun",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "state",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AutomatedJobRun",
      "kind": "LinkedField",
      "name": "lastRun",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "LastRun_run"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RunCourse_job"
    }
  ],
  "type": "AutomatedJob",
  "abstractKey": null
};

(node as any).hash = "5e9cbfd8f1cadabf5dc63a8c901308c0";

export default node;
