/**
 * @generated SignedSource<<a1471c8302dd82d0e585679d2ef3c86d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EditorList_editor$data = {
  readonly serviceIds: ReadonlyArray<string>;
  readonly user: {
    readonly email: string;
    readonly id: string;
    readonly username: string;
    readonly " $fragmentSpreads": FragmentRefs<"UserStatus_user">;
  };
  readonly " $fragmentType": "EditorList_editor";
};
export type EditorList_editor$key = {
  readonly " $data"?: EditorList_editor$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditorList_editor">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EditorList_editor",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "serviceIds",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "user",
      "plural": false,
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "UserStatus_user"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CommuneEditor",
  "abstractKey": null
};

(node as any).hash = "3d2298fd6c4d945538382d10e319ea66";

export default node;
