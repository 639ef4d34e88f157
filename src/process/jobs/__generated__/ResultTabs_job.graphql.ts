/**
 * @generated SignedSource<<7b245b44217f9c888500cf27b7430a2b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ResultTabs_job$data = {
  readonly done: number;
  readonly failed: number;
  readonly id: string;
  readonly skipped: number;
  readonly succeeded: number;
  readonly total: number;
  readonly " $fragmentType": "ResultTabs_job";
};
export type ResultTabs_job$key = {
  readonly " $data"?: ResultTabs_job$data;
  readonly " $fragmentSpreads": FragmentRefs<"ResultTabs_job">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ResultTabs_job",
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
      "name": "total",
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
      "name": "succeeded",
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
      "name": "skipped",
      "storageKey": null
    }
  ],
  "type": "Job",
  "abstractKey": null
};

(node as any).hash = "b623fbbf35a97ac762d13c7ed00231f2";

export default node;
