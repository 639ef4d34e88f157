/**
 * @generated SignedSource<<353bf44d98a334575ff7b2db25f659f6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EditorRow_editor$data = {
  readonly serviceIds: ReadonlyArray<string>;
  readonly user: {
    readonly email: string;
    readonly id: string;
    readonly username: string;
    readonly " $fragmentSpreads": FragmentRefs<"UserStatus_user">;
  };
  readonly " $fragmentType": "EditorRow_editor";
};
export type EditorRow_editor$key = {
  readonly " $data"?: EditorRow_editor$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditorRow_editor">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EditorRow_editor",
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

(node as any).hash = "e34a2d8b0f029a1cf9d877dbb3c253b8";

export default node;
