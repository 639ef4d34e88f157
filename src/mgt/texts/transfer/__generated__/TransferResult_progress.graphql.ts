/**
 * @generated SignedSource<<ee343b661970600400cfe59ff54e2f1f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RunState = "CANCELLED" | "EXPIRED" | "FAILED" | "FINISHED" | "PREPARED" | "RUNNING" | "%future added value";
export type TextTransferMode = "DRAFT" | "PUBLISH" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type TransferResult_progress$data = {
  readonly counts: {
    readonly done: number;
    readonly failed: number;
    readonly impossible: number;
    readonly partial: number;
    readonly total: number;
    readonly waiting: number;
  };
  readonly createdBy: {
    readonly username: string;
  };
  readonly finishedAt: string | null | undefined;
  readonly id: string;
  readonly mode: TextTransferMode;
  readonly startedAt: string | null | undefined;
  readonly state: RunState;
  readonly " $fragmentType": "TransferResult_progress";
};
export type TransferResult_progress$key = {
  readonly " $data"?: TransferResult_progress$data;
  readonly " $fragmentSpreads": FragmentRefs<"TransferResult_progress">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "TransferResult_progress",
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
      "kind": "ScalarField",
      "name": "mode",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "startedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "finishedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ActorRef",
      "kind": "LinkedField",
      "name": "createdBy",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "username",
          "storageKey": null
        }
      ],
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
          "name": "impossible",
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

(node as any).hash = "29d49e2e8416e2d97bcb812e9ce0f9e9";

export default node;
