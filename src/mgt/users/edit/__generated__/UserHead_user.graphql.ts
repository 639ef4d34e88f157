/**
 * @generated SignedSource<<f90455e1f6835feab2c295cf471f4e0b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UserHead_user$data = {
  readonly lastLoginAt: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"UserStatus_user">;
  readonly " $fragmentType": "UserHead_user";
};
export type UserHead_user$key = {
  readonly " $data"?: UserHead_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"UserHead_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "UserHead_user",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "UserStatus_user"
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastLoginAt",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "21881dd98bb7b76a70f2c6c83a67fada";

export default node;
