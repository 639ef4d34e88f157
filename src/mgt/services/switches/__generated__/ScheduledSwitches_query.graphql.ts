/**
 * @generated SignedSource<<50954ebed11b1ffa65b8feecd8f95fcf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RunAction = "ADD_SERVICES" | "ARCHIVE_PROCESSES" | "CANCEL_PROCESSES" | "CHANGE_FEES" | "COMPLETE_PROCESSES" | "DELETE_PROCESSES" | "DISABLE_SERVICES" | "DRAFT_TEXTS" | "ENABLE_SERVICES" | "IMPORT_POSTAL_CODES" | "IMPORT_RESIDENTIAL_PROPERTIES" | "IMPORT_USERS" | "PUBLISH_TEXTS" | "REMOVE_SERVICES" | "RESET_FEES" | "RESTART_PROCESSES" | "%future added value";
export type RunState = "CANCELLED" | "EXPIRED" | "FAILED" | "FINISHED" | "PREPARED" | "RUNNING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ScheduledSwitches_query$data = {
  readonly scheduledServiceSwitches: ReadonlyArray<{
    readonly action: RunAction;
    readonly beginsAt: string | null | undefined;
    readonly communeCount: number;
    readonly createdBy: {
      readonly username: string;
    };
    readonly id: string;
    readonly serviceIds: ReadonlyArray<string>;
    readonly state: RunState;
  }>;
  readonly " $fragmentType": "ScheduledSwitches_query";
};
export type ScheduledSwitches_query$key = {
  readonly " $data"?: ScheduledSwitches_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"ScheduledSwitches_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ScheduledSwitches_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ServiceSwitch",
      "kind": "LinkedField",
      "name": "scheduledServiceSwitches",
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
          "name": "action",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "beginsAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "serviceIds",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "communeCount",
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "9540d473964c807cff0a77de2bcf5e5f";

export default node;
