/**
 * @generated SignedSource<<dec234c3a740e24f90dd8099fcb0898b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TextTransferMode = "DRAFT" | "PUBLISH" | "%future added value";
export type TextTransferState = "CANCELLED" | "EXPIRED" | "FINISHED" | "PREPARED" | "RUNNING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type TransferResult_transfer$data = {
  readonly counts: {
    readonly done: number;
    readonly failed: number;
    readonly partial: number;
    readonly total: number;
    readonly waiting: number;
  };
  readonly mode: TextTransferMode;
  readonly state: TextTransferState;
  readonly " $fragmentType": "TransferResult_transfer";
};
export type TransferResult_transfer$key = {
  readonly " $data"?: TransferResult_transfer$data;
  readonly " $fragmentSpreads": FragmentRefs<"TransferResult_transfer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "TransferResult_transfer",
  "selections": [
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
      "name": "mode",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "TextTransferCounts",
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
          "name": "waiting",
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "partial",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "TextTransfer",
  "abstractKey": null
};

(node as any).hash = "bed74f8db0341dff974e27e84281ba12";

export default node;
