/**
 * @generated SignedSource<<ffd45173dd489a25cc4215dc51467bb8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DryRunSummary_change$data = {
  readonly counts: {
    readonly communes: number;
    readonly excluded: number;
    readonly failed: number;
    readonly highest: number | null | undefined;
    readonly lowered: number;
    readonly lowest: number | null | undefined;
    readonly raised: number;
    readonly ready: number;
    readonly total: number;
    readonly unchanged: number;
  };
  readonly " $fragmentType": "DryRunSummary_change";
};
export type DryRunSummary_change$key = {
  readonly " $data"?: DryRunSummary_change$data;
  readonly " $fragmentSpreads": FragmentRefs<"DryRunSummary_change">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "DryRunSummary_change",
  "selections": [
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
          "name": "communes",
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
          "name": "failed",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "raised",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lowered",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lowest",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "highest",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "FeeChange",
  "abstractKey": null
};

(node as any).hash = "f609f64d06d62b14895d93edaed53b27";

export default node;
