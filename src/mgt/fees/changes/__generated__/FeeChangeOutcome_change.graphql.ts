/**
 * @generated SignedSource<<82c95c67ad7c9d081d6b171049be9a5b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FeeChangeState = "CANCELLED" | "EXPIRED" | "FINISHED" | "PREPARED" | "RUNNING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type FeeChangeOutcome_change$data = {
  readonly state: FeeChangeState;
  readonly " $fragmentSpreads": FragmentRefs<"EndedChange_change" | "FeeChangeItems_change" | "FeeChangeTabs_change" | "PreparedChange_change" | "RunningChange_change">;
  readonly " $fragmentType": "FeeChangeOutcome_change";
};
export type FeeChangeOutcome_change$key = {
  readonly " $data"?: FeeChangeOutcome_change$data;
  readonly " $fragmentSpreads": FragmentRefs<"FeeChangeOutcome_change">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "after"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "before"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "first"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "last"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "states"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "FeeChangeOutcome_change",
  "selections": [
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
      "name": "PreparedChange_change"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RunningChange_change"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EndedChange_change"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FeeChangeTabs_change"
    },
    {
      "args": [
        {
          "kind": "Variable",
          "name": "after",
          "variableName": "after"
        },
        {
          "kind": "Variable",
          "name": "before",
          "variableName": "before"
        },
        {
          "kind": "Variable",
          "name": "first",
          "variableName": "first"
        },
        {
          "kind": "Variable",
          "name": "last",
          "variableName": "last"
        },
        {
          "kind": "Variable",
          "name": "states",
          "variableName": "states"
        }
      ],
      "kind": "FragmentSpread",
      "name": "FeeChangeItems_change"
    }
  ],
  "type": "FeeChange",
  "abstractKey": null
};

(node as any).hash = "f429091748834656a3694cb4f1f3ff0d";

export default node;
