/**
 * @generated SignedSource<<0d04f495111d4a73e896579a5fbaff82>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type JobActions_job$data = {
  readonly currentRun: {
    readonly id: string;
  } | null | undefined;
  readonly isRunnable: boolean;
  readonly name: string;
  readonly pause: {
    readonly since: string;
  } | null | undefined;
  readonly revision: number;
  readonly " $fragmentType": "JobActions_job";
};
export type JobActions_job$key = {
  readonly " $data"?: JobActions_job$data;
  readonly " $fragmentSpreads": FragmentRefs<"JobActions_job">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "JobActions_job",
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
      "name": "isRunnable",
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
      "concreteType": "AutomatedJobRun",
      "kind": "LinkedField",
      "name": "currentRun",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        }
      ],
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
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "since",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AutomatedJob",
  "abstractKey": null
};

(node as any).hash = "1cdc1b8fd0c55a5cb97f8a6388a27bb7";

export default node;
