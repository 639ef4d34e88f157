/**
 * @generated SignedSource<<e3d2f0a0d9ae14a4d44d120564475e3f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RunAction = "ADD_SERVICES" | "ARCHIVE_PROCESSES" | "CANCEL_PROCESSES" | "CHANGE_FEES" | "COMPLETE_PROCESSES" | "DELETE_PROCESSES" | "DISABLE_SERVICES" | "DRAFT_TEXTS" | "ENABLE_SERVICES" | "IMPORT_POSTAL_CODES" | "IMPORT_RESIDENTIAL_PROPERTIES" | "IMPORT_USERS" | "PUBLISH_TEXTS" | "REMOVE_SERVICES" | "RESET_FEES" | "RESTART_PROCESSES" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ServiceSwitchDryRun_run$data = {
  readonly action: RunAction;
  readonly communeCount: number;
  readonly effect: {
    readonly communes: number;
    readonly content: {
      readonly feeRules: number;
      readonly fees: number;
      readonly files: number;
      readonly formFields: number;
      readonly listEntries: number;
      readonly reports: number;
      readonly settings: number;
      readonly texts: number;
    };
    readonly drafts: number;
    readonly openApplications: number;
    readonly preparedPrices: number;
  };
  readonly id: string;
  readonly progress: {
    readonly open: number;
    readonly total: number;
  };
  readonly serviceIds: ReadonlyArray<string>;
  readonly undoOf: {
    readonly id: string;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"DryRunPanel_run">;
  readonly " $fragmentType": "ServiceSwitchDryRun_run";
};
export type ServiceSwitchDryRun_run$key = {
  readonly " $data"?: ServiceSwitchDryRun_run$data;
  readonly " $fragmentSpreads": FragmentRefs<"ServiceSwitchDryRun_run">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ServiceSwitchDryRun_run",
  "selections": [
    (v0/*:: as any*/),
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
      "kind": "ScalarField",
      "name": "communeCount",
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
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DryRunPanel_run"
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
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ServiceSwitchEffect",
      "kind": "LinkedField",
      "name": "effect",
      "plural": false,
      "selections": [
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
          "name": "openApplications",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "preparedPrices",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "drafts",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ServiceSwitchContent",
          "kind": "LinkedField",
          "name": "content",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "texts",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "files",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "formFields",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "settings",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "fees",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "feeRules",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "reports",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "listEntries",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ServiceSwitch",
  "abstractKey": null
};
})();

(node as any).hash = "922c027637ff45337c96ba9bf6c279c3";

export default node;
