/**
 * @generated SignedSource<<cbdf09281258481f5626ddce04dc0d11>>
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
export type UserStatus_user$data = {
  readonly invitation: {
    readonly delivery: InvitationDelivery;
    readonly expiresAt: string;
    readonly status: InvitationStatus;
  } | null | undefined;
  readonly status: UserStatus;
  readonly " $fragmentType": "UserStatus_user";
};
export type UserStatus_user$key = {
  readonly " $data"?: UserStatus_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"UserStatus_user">;
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
  "name": "UserStatus_user",
  "selections": [
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
          "name": "expiresAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "delivery",
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

(node as any).hash = "7776885d7ac5f0a2dc2da3c1df3880eb";

export default node;
