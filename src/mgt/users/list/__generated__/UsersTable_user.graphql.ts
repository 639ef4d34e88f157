/**
 * @generated SignedSource<<b9e91f8212cc8fca05ac0de11b56e3c1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RoleType = "ADMIN" | "MEMBER" | "SUPPORT" | "%future added value";
export type UserStatus = "ACTIVE" | "INACTIVE" | "INVITED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type UsersTable_user$data = {
  readonly activatedAt: string | null | undefined;
  readonly communeCount: number;
  readonly createdAt: string;
  readonly email: string;
  readonly firstCommune: {
    readonly ags: string;
    readonly name: string;
  } | null | undefined;
  readonly id: string;
  readonly invitation: {
    readonly expiresAt: string;
    readonly invitedAt: string;
  } | null | undefined;
  readonly lastLoginAt: string | null | undefined;
  readonly serviceCount: number;
  readonly status: UserStatus;
  readonly type: RoleType | null | undefined;
  readonly username: string;
  readonly " $fragmentSpreads": FragmentRefs<"InviteAgainButton_user" | "UserHead_user" | "UserStatus_user">;
  readonly " $fragmentType": "UsersTable_user";
};
export type UsersTable_user$key = {
  readonly " $data"?: UsersTable_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"UsersTable_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UsersTable_user",
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
      "name": "username",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "type",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "RoleCommune",
      "kind": "LinkedField",
      "name": "firstCommune",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "ags",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
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
      "kind": "ScalarField",
      "name": "serviceCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Invitation",
      "kind": "LinkedField",
      "name": "invitation",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "invitedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "expiresAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "activatedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastLoginAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "UserStatus_user"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "UserHead_user"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "InviteAgainButton_user"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "2c11a0d8b022108318b8662c36163297";

export default node;
