/**
 * @generated SignedSource<<fe0a331a06a69b7ef04bd8b15b03e028>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type InvitationStatus = "ACCEPTED" | "EXPIRED" | "OPEN" | "WITHDRAWN" | "%future added value";
export type RoleType = "ADMIN" | "MEMBER" | "SUPPORT" | "%future added value";
export type UserStatus = "ACTIVE" | "INACTIVE" | "INVITED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type InviteAgainButton_user$data = {
  readonly email: string;
  readonly id: string;
  readonly invitation: {
    readonly resendAt: string;
    readonly status: InvitationStatus;
  } | null | undefined;
  readonly status: UserStatus;
  readonly type: RoleType | null | undefined;
  readonly username: string;
  readonly " $fragmentType": "InviteAgainButton_user";
};
export type InviteAgainButton_user$key = {
  readonly " $data"?: InviteAgainButton_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"InviteAgainButton_user">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "InviteAgainButton_user",
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
    (v0/*:: as any*/),
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
          "name": "resendAt",
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

(node as any).hash = "073c66d65228479db5fb2196f40d4eeb";

export default node;
