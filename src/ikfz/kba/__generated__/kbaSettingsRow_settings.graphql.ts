/**
 * @generated SignedSource<<1d060955eee7a9d9f48f862a002e30ac>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type KbaPasswordState = "EXPIRED" | "EXPIRING" | "VALID" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type kbaSettingsRow_settings$data = {
  readonly clientAgs: string;
  readonly customsSystemCode: string | null | undefined;
  readonly id: string;
  readonly isLargeCustomerApproved: boolean;
  readonly lastRefusedAt: string | null | undefined;
  readonly lastRefusedIdentifier: string | null | undefined;
  readonly lastUsedAt: string | null | undefined;
  readonly lastUsedIdentifier: string | null | undefined;
  readonly nextPasswordIdentifier: string;
  readonly passwordChangedAt: string;
  readonly passwordExpiresOn: string;
  readonly passwordIdentifier: string;
  readonly passwordSetOn: string;
  readonly passwordState: KbaPasswordState;
  readonly previousPasswordIdentifier: string | null | undefined;
  readonly revision: number;
  readonly stbaNumber: string | null | undefined;
  readonly updatedAt: string;
  readonly updatedBy: {
    readonly username: string;
  } | null | undefined;
  readonly user: string;
  readonly userNumber: string;
  readonly " $fragmentType": "kbaSettingsRow_settings";
};
export type kbaSettingsRow_settings$key = {
  readonly " $data"?: kbaSettingsRow_settings$data;
  readonly " $fragmentSpreads": FragmentRefs<"kbaSettingsRow_settings">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "kbaSettingsRow_settings",
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
      "name": "user",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "userNumber",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "clientAgs",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "customsSystemCode",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isLargeCustomerApproved",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "stbaNumber",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "passwordIdentifier",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "nextPasswordIdentifier",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "passwordSetOn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "passwordExpiresOn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "passwordState",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "passwordChangedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "previousPasswordIdentifier",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastUsedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastUsedIdentifier",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastRefusedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastRefusedIdentifier",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "revision",
      "storageKey": null
    }
  ],
  "type": "KbaSettings",
  "abstractKey": null
};

(node as any).hash = "7bcc3289152ca9fdd215fb63b99839a9";

export default node;
