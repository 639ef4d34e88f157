/**
 * @generated SignedSource<<da787e94b1710cc2c66d54a4dd16feb1>>
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
  "metadata": {
    "throwOnFieldError": true
  },
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

(node as any).hash = "9681e188fd4a82a3ac3b6b7f5301e039";

export default node;
