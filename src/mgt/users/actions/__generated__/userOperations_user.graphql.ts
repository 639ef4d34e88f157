/**
 * @generated SignedSource<<baccb6489223fcb4005e63ca17956662>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type userOperations_user$data = {
  readonly " $fragmentSpreads": FragmentRefs<"UserActions_user" | "UserForm_user" | "UserHeader_user" | "UsersTable_user">;
  readonly " $fragmentType": "userOperations_user";
};
export type userOperations_user$key = {
  readonly " $data"?: userOperations_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"userOperations_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "userOperations_user",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "UsersTable_user"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "UserHeader_user"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "UserActions_user"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "UserForm_user"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "cffb9e459b63a836df669305fb743428";

export default node;
