/**
 * @generated SignedSource<<c3bfa73ddc7516e38d515e27303e5daa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AutomatedJobRunState = "FAILED" | "MISSED" | "OVERLAPPED" | "PARTLY_FAILED" | "PAUSED" | "RUNNING" | "SKIPPED" | "SUCCEEDED" | "WAITING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RunCourse_job$data = {
  readonly course: ReadonlyArray<{
    readonly dueAt: string;
    readonly id: string;
    readonly state: AutomatedJobRunState;
  }>;
  readonly " $fragmentType": "RunCourse_job";
};
export type RunCourse_job$key = {
  readonly " $data"?: RunCourse_job$data;
  readonly " $fragmentSpreads": FragmentRefs<"RunCourse_job">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "RunCourse_job",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "AutomatedJobRun",
      "kind": "LinkedField",
      "name": "course",
      "plural": true,
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
          "name": "state",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "dueAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AutomatedJob",
  "abstractKey": null
};

(node as any).hash = "5f9b8874a911f672227d846704cb279b";

export default node;
