/**
 * @generated SignedSource<<7bdb91f04fd51c0080f763ee2c55d512>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AllJobsPause_jobs$data = {
  readonly pause: {
    readonly " $fragmentSpreads": FragmentRefs<"PauseText_pause">;
  } | null | undefined;
  readonly revision: number;
  readonly " $fragmentType": "AllJobsPause_jobs";
};
export type AllJobsPause_jobs$key = {
  readonly " $data"?: AllJobsPause_jobs$data;
  readonly " $fragmentSpreads": FragmentRefs<"AllJobsPause_jobs">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "AllJobsPause_jobs",
  "selections": [
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
    }
  ],
  "type": "AutomatedJobs",
  "abstractKey": null
};

(node as any).hash = "a353165fe98e5ae06b7ad7501a6a4664";

export default node;
