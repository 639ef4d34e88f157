/**
 * @generated SignedSource<<8680ff43b9f26cf7e59cae2d1a6ef5b8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RunOutcome_run$data = {
  readonly " $fragmentSpreads": FragmentRefs<"RunFooter_run" | "useRun_run">;
  readonly " $fragmentType": "RunOutcome_run";
};
export type RunOutcome_run$key = {
  readonly " $data"?: RunOutcome_run$data;
  readonly " $fragmentSpreads": FragmentRefs<"RunOutcome_run">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "RunOutcome_run",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useRun_run"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RunFooter_run"
    }
  ],
  "type": "BackgroundRun",
  "abstractKey": "__isBackgroundRun"
};

(node as any).hash = "047e8db74be137e755d9b35ae8436ef5";

export default node;
