/**
 * @generated SignedSource<<b3e39cbd045fdfadc72d4f8774cc8cba>>
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
  "metadata": null,
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

(node as any).hash = "279b266cac68dc3ba3f72b91172fb6aa";

export default node;
