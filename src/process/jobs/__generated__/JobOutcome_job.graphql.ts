/**
 * @generated SignedSource<<412f7fea9947595a8fdfc758ce66806f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type JobKind = "ARCHIVE_PROCESSES" | "CANCEL_PROCESSES" | "COMPLETE_PROCESSES" | "DELETE_PROCESSES" | "RESTART_PROCESSES" | "%future added value";
export type JobState = "CANCELLED" | "EXPIRED" | "FAILED" | "FINISHED" | "PREPARED" | "RUNNING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type JobOutcome_job$data = {
  readonly id: string;
  readonly kind: JobKind;
  readonly state: JobState;
  readonly " $fragmentSpreads": FragmentRefs<"JobItems_job" | "JobOutcome_progress" | "JobStandings_job">;
  readonly " $fragmentType": "JobOutcome_job";
};
export type JobOutcome_job$key = {
  readonly " $data"?: JobOutcome_job$data;
  readonly " $fragmentSpreads": FragmentRefs<"JobOutcome_job">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": 50,
      "kind": "LocalArgument",
      "name": "count"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "filter"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "JobOutcome_job",
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
      "name": "kind",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "JobOutcome_progress"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "JobStandings_job"
    },
    {
      "args": [
        {
          "kind": "Variable",
          "name": "count",
          "variableName": "count"
        },
        {
          "kind": "Variable",
          "name": "filter",
          "variableName": "filter"
        }
      ],
      "kind": "FragmentSpread",
      "name": "JobItems_job"
    }
  ],
  "type": "Job",
  "abstractKey": null
};

(node as any).hash = "6876f5524c15942eb6173d09aa2d0a6f";

export default node;
