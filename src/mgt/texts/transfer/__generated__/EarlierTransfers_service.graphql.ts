/**
 * @generated SignedSource<<3f5ddee5ae70b8d8faff94e9f931f42c>>
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
    readonly createdBy: {
      readonly username: string;
    };
    readonly id: string;
    readonly progress: {
      readonly failed: number;
      readonly open: number;
      readonly succeeded: number;
      readonly total: number;
    };
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
          "concreteType": "RunProgress",
          "kind": "LinkedField",
          "name": "progress",
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
              "name": "open",
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

(node as any).hash = "d1ea84b52e215d9232f5d9212f1920f4";

export default node;
