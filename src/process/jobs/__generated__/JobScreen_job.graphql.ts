/**
 * @generated SignedSource<<9b696afa88d1cf3c8b10e6a4c10a9d35>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type JobKind = "ARCHIVE_PROCESSES" | "CANCEL_PROCESSES" | "COMPLETE_PROCESSES" | "DELETE_PROCESSES" | "RESTART_PROCESSES" | "%future added value";
export type JobState = "CANCELLED" | "EXPIRED" | "FAILED" | "FINISHED" | "PREPARED" | "RUNNING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type JobScreen_job$data = {
  readonly createdAt: string;
  readonly id: string;
  readonly kind: JobKind;
  readonly retryOf: {
    readonly createdAt: string;
    readonly id: string;
  } | null | undefined;
  readonly state: JobState;
  readonly " $fragmentSpreads": FragmentRefs<"JobButtons_job" | "JobItems_job" | "JobScreen_progress" | "JobStandings_job">;
  readonly " $fragmentType": "JobScreen_job";
};
export type JobScreen_job$key = {
  readonly " $data"?: JobScreen_job$data;
  readonly " $fragmentSpreads": FragmentRefs<"JobScreen_job">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "createdAt",
  "storageKey": null
};
return {
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
  "name": "JobScreen_job",
  "selections": [
    (v0/*:: as any*/),
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
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Job",
      "kind": "LinkedField",
      "name": "retryOf",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "JobButtons_job"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "JobScreen_progress"
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
})();

(node as any).hash = "4cf3b016a380e025685cd594e3fc0332";

export default node;
