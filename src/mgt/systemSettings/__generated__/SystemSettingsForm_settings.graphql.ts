/**
 * @generated SignedSource<<80f7e5bf5e313942a48c6451fa85fc02>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SystemSettingUnit = "DAYS" | "HOURS" | "HOUR_OF_DAY" | "MINUTES" | "MONTHS" | "ROWS" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SystemSettingsForm_settings$data = {
  readonly defaults: {
    readonly activityRetentionMonths: number;
    readonly banner: {
      readonly endsAt: string | null | undefined;
      readonly english: string;
      readonly german: string;
      readonly isOnLogin: boolean;
    } | null | undefined;
    readonly barrierContact: string | null | undefined;
    readonly digestHour: number;
    readonly erasureDays: number;
    readonly exportLimit: number;
    readonly imprintUrl: string | null | undefined;
    readonly invitationDays: number;
    readonly languages: ReadonlyArray<string>;
    readonly mailSender: string | null | undefined;
    readonly privacyUrl: string | null | undefined;
    readonly sessionAbsoluteHours: number;
    readonly sessionIdleMinutes: number;
    readonly supportContact: string | null | undefined;
  };
  readonly revision: number;
  readonly sendsMail: boolean;
  readonly settings: ReadonlyArray<{
    readonly key: string;
    readonly lockedBy: string | null | undefined;
    readonly max: number | null | undefined;
    readonly min: number | null | undefined;
    readonly unit: SystemSettingUnit | null | undefined;
    readonly updatedAt: string | null | undefined;
    readonly updatedBy: {
      readonly username: string;
    } | null | undefined;
  }>;
  readonly values: {
    readonly activityRetentionMonths: number;
    readonly banner: {
      readonly endsAt: string | null | undefined;
      readonly english: string;
      readonly german: string;
      readonly isOnLogin: boolean;
    } | null | undefined;
    readonly barrierContact: string | null | undefined;
    readonly digestHour: number;
    readonly erasureDays: number;
    readonly exportLimit: number;
    readonly imprintUrl: string | null | undefined;
    readonly invitationDays: number;
    readonly languages: ReadonlyArray<string>;
    readonly mailSender: string | null | undefined;
    readonly privacyUrl: string | null | undefined;
    readonly sessionAbsoluteHours: number;
    readonly sessionIdleMinutes: number;
    readonly supportContact: string | null | undefined;
  };
  readonly " $fragmentType": "SystemSettingsForm_settings";
};
export type SystemSettingsForm_settings$key = {
  readonly " $data"?: SystemSettingsForm_settings$data;
  readonly " $fragmentSpreads": FragmentRefs<"SystemSettingsForm_settings">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "sessionIdleMinutes",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "sessionAbsoluteHours",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "invitationDays",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "supportContact",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "imprintUrl",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "privacyUrl",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "barrierContact",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "languages",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "exportLimit",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "erasureDays",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "activityRetentionMonths",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "mailSender",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "digestHour",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "SystemBanner",
    "kind": "LinkedField",
    "name": "banner",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "german",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "english",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "endsAt",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isOnLogin",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "SystemSettingsForm_settings",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "revision",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sendsMail",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SystemSettingValues",
      "kind": "LinkedField",
      "name": "values",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SystemSettingValues",
      "kind": "LinkedField",
      "name": "defaults",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SystemSetting",
      "kind": "LinkedField",
      "name": "settings",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "key",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "unit",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "min",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "max",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lockedBy",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "updatedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ActorRef",
          "kind": "LinkedField",
          "name": "updatedBy",
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
  "type": "SystemSettings",
  "abstractKey": null
};
})();

(node as any).hash = "0095083b307999a249321157e8ece1a1";

export default node;
