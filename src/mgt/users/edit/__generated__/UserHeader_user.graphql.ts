/**
 * @generated SignedSource<<3177ac7b406e9e92073ca7e6d9f1b2be>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type InvitationDelivery = "FAILED" | "LINK" | "QUEUED" | "SENT" | "%future added value";
export type InvitationStatus = "ACCEPTED" | "EXPIRED" | "OPEN" | "WITHDRAWN" | "%future added value";
export type UserStatus = "ACTIVE" | "INACTIVE" | "INVITED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type UserHeader_user$data = {
  readonly deactivation: {
    readonly at: string;
    readonly by: {
      readonly username: string;
    };
    readonly reason: string;
  } | null | undefined;
  readonly invitation: {
    readonly delivery: InvitationDelivery;
    readonly expiresAt: string;
    readonly invitedAt: string;
    readonly invitedBy: {
      readonly username: string;
    };
    readonly status: InvitationStatus;
  } | null | undefined;
  readonly passwordReset: {
    readonly delivery: InvitationDelivery;
    readonly expiresAt: string;
    readonly status: InvitationStatus;
  } | null | undefined;
  readonly status: UserStatus;
  readonly " $fragmentSpreads": FragmentRefs<"UserHead_user">;
  readonly " $fragmentType": "UserHeader_user";
};
export type UserHeader_user$key = {
  readonly " $data"?: UserHeader_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"UserHeader_user">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "username",
    "storageKey": null
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "expiresAt",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "delivery",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "UserHeader_user",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "UserHead_user"
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Invitation",
      "kind": "LinkedField",
      "name": "invitation",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
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
          "concreteType": "ActorRef",
          "kind": "LinkedField",
          "name": "invitedBy",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        },
        (v2/*:: as any*/),
        (v3/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Invitation",
      "kind": "LinkedField",
      "name": "passwordReset",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v2/*:: as any*/),
        (v3/*:: as any*/)
      ],
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
          "concreteType": "ActorRef",
          "kind": "LinkedField",
          "name": "by",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reason",
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

(node as any).hash = "eceea19f2b50a9e443406e817b385439";

export default node;
