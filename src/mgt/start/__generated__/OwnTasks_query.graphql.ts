/**
 * @generated SignedSource<<83c0360f053ae86e47cc59f4caf5393b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AttentionUrgency = "ERROR" | "WARNING" | "%future added value";
export type OwnTaskKind = "APPLICATION_ERROR" | "FEEDBACK_UNREAD" | "FEE_GAP" | "FEE_OVERLAP" | "KBA_PASSWORD" | "TEXT_DRAFT" | "TEXT_INCOMPLETE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OwnTasks_query$data = {
  readonly ownTasks: ReadonlyArray<{
    readonly count: number | null | undefined;
    readonly kind: OwnTaskKind;
    readonly tasks: ReadonlyArray<{
      readonly id: string;
      readonly urgency: AttentionUrgency;
      readonly " $fragmentSpreads": FragmentRefs<"TaskRow_task">;
    }> | null | undefined;
    readonly totalCount: number | null | undefined;
  }>;
  readonly " $fragmentType": "OwnTasks_query";
};
export type OwnTasks_query$key = {
  readonly " $data"?: OwnTasks_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"OwnTasks_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "OwnTasks_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "OwnTaskReport",
      "kind": "LinkedField",
      "name": "ownTasks",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "count",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "OwnTask",
          "kind": "LinkedField",
          "name": "tasks",
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
              "name": "urgency",
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "TaskRow_task"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "bdb2b3b15fc79d5943308053c66d70fc";

export default node;
