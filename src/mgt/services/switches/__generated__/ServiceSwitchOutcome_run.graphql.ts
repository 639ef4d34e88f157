/**
 * @generated SignedSource<<7d3e5f942cc8392f07df5398c6a85628>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RunAction = "ADD_SERVICES" | "ARCHIVE_PROCESSES" | "CANCEL_PROCESSES" | "CHANGE_FEES" | "COMPLETE_PROCESSES" | "DELETE_PROCESSES" | "DISABLE_SERVICES" | "DRAFT_TEXTS" | "ENABLE_SERVICES" | "IMPORT_POSTAL_CODES" | "IMPORT_RESIDENTIAL_PROPERTIES" | "IMPORT_USERS" | "PUBLISH_TEXTS" | "REMOVE_SERVICES" | "RESET_FEES" | "RESTART_PROCESSES" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ServiceSwitchOutcome_run$data = {
  readonly action: RunAction;
  readonly serviceIds: ReadonlyArray<string>;
  readonly undoOf: {
    readonly id: string;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"RunOutcome_run" | "ServiceSwitchDryRun_run" | "ServiceSwitchRows_run" | "UndoSwitch_run">;
  readonly " $fragmentType": "ServiceSwitchOutcome_run";
};
export type ServiceSwitchOutcome_run$key = {
  readonly " $data"?: ServiceSwitchOutcome_run$data;
  readonly " $fragmentSpreads": FragmentRefs<"ServiceSwitchOutcome_run">;
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
      "name": "obstacle"
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
  "name": "ServiceSwitchOutcome_run",
  "selections": [
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
      "name": "serviceIds",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ServiceSwitch",
      "kind": "LinkedField",
      "name": "undoOf",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RunOutcome_run"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ServiceSwitchDryRun_run"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "UndoSwitch_run"
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
          "name": "obstacle",
          "variableName": "obstacle"
        },
        {
          "kind": "Variable",
          "name": "states",
          "variableName": "states"
        }
      ],
      "kind": "FragmentSpread",
      "name": "ServiceSwitchRows_run"
    }
  ],
  "type": "ServiceSwitch",
  "abstractKey": null
};

(node as any).hash = "9de3d45d54947d33a09a10ef007c9ab4";

export default node;
