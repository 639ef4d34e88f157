/**
 * @generated SignedSource<<0431adfd2e135ed4883f69e3c585add5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FederalState = "BB" | "BE" | "BW" | "BY" | "HB" | "HE" | "HH" | "MV" | "NI" | "NW" | "RP" | "SH" | "SL" | "SN" | "ST" | "TH" | "%future added value";
export type InvitationDelivery = "FAILED" | "LINK" | "QUEUED" | "SENT" | "%future added value";
export type InvitationStatus = "ACCEPTED" | "EXPIRED" | "OPEN" | "WITHDRAWN" | "%future added value";
export type RoleType = "ADMIN" | "MEMBER" | "SUPPORT" | "%future added value";
export type UserStatus = "ACTIVE" | "INACTIVE" | "INVITED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type userOperations_user$data = {
  readonly activatedAt: string | null | undefined;
  readonly active: boolean;
  readonly communeCount: number;
  readonly deactivation: {
    readonly at: string;
    readonly by: {
      readonly role: RoleType | null | undefined;
      readonly userId: string | null | undefined;
      readonly username: string;
    };
    readonly reason: string;
  } | null | undefined;
  readonly email: string;
  readonly firstCommune: {
    readonly ags: string;
    readonly name: string;
  } | null | undefined;
  readonly invitation: {
    readonly delivery: InvitationDelivery;
    readonly expiresAt: string;
    readonly invitedAt: string;
    readonly invitedBy: {
      readonly role: RoleType | null | undefined;
      readonly userId: string | null | undefined;
      readonly username: string;
    };
    readonly resendAt: string;
    readonly status: InvitationStatus;
  } | null | undefined;
  readonly passwordReset: {
    readonly delivery: InvitationDelivery;
    readonly expiresAt: string;
    readonly invitedAt: string;
    readonly invitedBy: {
      readonly role: RoleType | null | undefined;
      readonly userId: string | null | undefined;
      readonly username: string;
    };
    readonly resendAt: string;
    readonly status: InvitationStatus;
  } | null | undefined;
  readonly revision: number;
  readonly roles: ReadonlyArray<{
    readonly commune: {
      readonly ags: string;
      readonly name: string;
      readonly services: ReadonlyArray<string>;
      readonly state: FederalState;
      readonly unit: string;
    } | null | undefined;
    readonly services: ReadonlyArray<string>;
    readonly type: RoleType;
  }>;
  readonly serviceCount: number;
  readonly status: UserStatus;
  readonly type: RoleType | null | undefined;
  readonly updatedAt: string;
  readonly username: string;
  readonly " $fragmentType": "userOperations_user";
};
export type userOperations_user$key = {
  readonly " $data"?: userOperations_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"userOperations_user">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "username",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "type",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "ags",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "services",
  "storageKey": null
},
v6 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "userId",
    "storageKey": null
  },
  (v0/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "role",
    "storageKey": null
  }
],
v7 = [
  (v2/*:: as any*/),
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
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "resendAt",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "delivery",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "ActorRef",
    "kind": "LinkedField",
    "name": "invitedBy",
    "plural": false,
    "selections": (v6/*:: as any*/),
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "userOperations_user",
  "selections": [
    (v0/*:: as any*/),
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
      "name": "active",
      "storageKey": null
    },
    (v1/*:: as any*/),
    (v2/*:: as any*/),
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
      "name": "updatedAt",
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
        (v3/*:: as any*/),
        (v4/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Role",
      "kind": "LinkedField",
      "name": "roles",
      "plural": true,
      "selections": [
        (v1/*:: as any*/),
        (v5/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "RoleCommune",
          "kind": "LinkedField",
          "name": "commune",
          "plural": false,
          "selections": [
            (v3/*:: as any*/),
            (v4/*:: as any*/),
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
              "name": "state",
              "storageKey": null
            },
            (v5/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Invitation",
      "kind": "LinkedField",
      "name": "invitation",
      "plural": false,
      "selections": (v7/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Invitation",
      "kind": "LinkedField",
      "name": "passwordReset",
      "plural": false,
      "selections": (v7/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Deactivation",
      "kind": "LinkedField",
      "name": "deactivation",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "at",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reason",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ActorRef",
          "kind": "LinkedField",
          "name": "by",
          "plural": false,
          "selections": (v6/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};
})();

(node as any).hash = "ab8ec05064dc2c4654972ad6ef5962e3";

export default node;
