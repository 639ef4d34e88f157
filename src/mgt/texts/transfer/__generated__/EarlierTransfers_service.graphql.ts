/**
 * @generated SignedSource<<2ac04776f2dc9e6a83e9d10e02c9e1bf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RunState = "CANCELLED" | "EXPIRED" | "FAILED" | "FINISHED" | "PREPARED" | "RUNNING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type EarlierTransfers_service$data = {
  readonly textTransfers: ReadonlyArray<{
    readonly counts: {
      readonly done: number;
      readonly failed: number;
      readonly impossible: number;
      readonly total: number;
      readonly waiting: number;
    };
    readonly createdBy: {
      readonly username: string;
    };
    readonly id: string;
    readonly startedAt: string | null | undefined;
    readonly state: RunState;
    readonly textCount: number;
  }> | null | undefined;
  readonly " $fragmentType": "EarlierTransfers_service";
};
export type EarlierTransfers_service$key = {
  readonly " $data"?: EarlierTransfers_service$data;
  readonly " $fragmentSpreads": FragmentRefs<"EarlierTransfers_service">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "EarlierTransfers_service",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "TextTransfer",
      "kind": "LinkedField",
      "name": "textTransfers",
      "plural": true,
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
          "name": "textCount",
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
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CommuneService",
  "abstractKey": null
};

(node as any).hash = "872c5e3b5e9ca1da97d36b77893f0eb5";

export default node;
