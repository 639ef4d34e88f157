/**
 * @generated SignedSource<<81e98e448e59adf4f680252b3add147e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SystemSettingsForm_allValues$data = {
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
  readonly " $fragmentType": "SystemSettingsForm_allValues";
};
export type SystemSettingsForm_allValues$key = {
  readonly " $data"?: SystemSettingsForm_allValues$data;
  readonly " $fragmentSpreads": FragmentRefs<"SystemSettingsForm_allValues">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SystemSettingsForm_allValues",
  "selections": [
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
  ],
  "type": "SystemSettingValues",
  "abstractKey": null
};

(node as any).hash = "48a5c0ffd9164384eb43ba2caefa90b8";

export default node;
