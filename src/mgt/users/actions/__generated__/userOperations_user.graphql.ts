/**
 * @generated SignedSource<<e169896a154cb43b47ae8bf952499f80>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RoleType = "ADMIN" | "MEMBER" | "SUPPORT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type userOperations_user$data = {
  readonly activatedAt: string | null | undefined;
  readonly active: boolean;
  readonly communeCount: number;
  readonly firstCommune: {
    readonly ags: string;
    readonly name: string;
  } | null | undefined;
  readonly serviceCount: number;
  readonly type: RoleType | null | undefined;
  readonly updatedAt: string;
  readonly " $fragmentSpreads": FragmentRefs<"InviteAgainButton_user" | "UserActions_user" | "UserForm_user" | "UserHeader_user">;
  readonly " $fragmentType": "userOperations_user";
};
export type userOperations_user$key = {
  readonly " $data"?: userOperations_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"userOperations_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "userOperations_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "active",
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
      "name": "activatedAt",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "UserHeader_user"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "UserForm_user"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "UserActions_user"
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

(node as any).hash = "78fd438589c02a374a8dc26067952328";

export default node;
