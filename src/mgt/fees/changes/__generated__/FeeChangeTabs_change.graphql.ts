/**
 * @generated SignedSource<<65fe28a1f52b920c13bcef8a9b8d700e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FeeChangeState = "CANCELLED" | "EXPIRED" | "FINISHED" | "PREPARED" | "RUNNING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type FeeChangeTabs_change$data = {
  readonly counts: {
    readonly done: number;
    readonly excluded: number;
    readonly failed: number;
    readonly ready: number;
    readonly total: number;
    readonly unchanged: number;
  };
  readonly id: string;
  readonly state: FeeChangeState;
  readonly " $fragmentType": "FeeChangeTabs_change";
};
export type FeeChangeTabs_change$key = {
  readonly " $data"?: FeeChangeTabs_change$data;
  readonly " $fragmentSpreads": FragmentRefs<"FeeChangeTabs_change">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "FeeChangeTabs_change",
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
      "concreteType": "FeeChangeCounts",
      "kind": "LinkedField",
      "name": "counts",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "total",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "ready",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "excluded",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "unchanged",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "done",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "failed",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "FeeChange",
  "abstractKey": null
};

(node as any).hash = "ea1a987ebb2ee67d2ee520c843270caf";

export default node;
