/**
 * @generated SignedSource<<5560dd8cb40e39afc12e64c0868d913f>>
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
  readonly " $fragmentSpreads": FragmentRefs<"JobButtons_job" | "JobItems_job" | "JobStandings_job" | "JobState_job" | "ResultTabs_job">;
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
      "name": "JobState_job"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "JobStandings_job"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ResultTabs_job"
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

(node as any).hash = "bbfb1e162b210462ab45e230d90cfb7c";

export default node;
