/**
 * @generated SignedSource<<ae088fe8d43ab0a19e9e2e4ed84a5933>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RoleType = "ADMIN" | "MEMBER" | "SUPPORT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type sessionOperations_viewer$data = {
  readonly email: string;
  readonly id: string;
  readonly roles: ReadonlyArray<{
    readonly commune: {
      readonly ags: string;
    } | null | undefined;
    readonly services: ReadonlyArray<string>;
    readonly type: RoleType;
  }>;
  readonly username: string;
  readonly " $fragmentType": "sessionOperations_viewer";
};
export type sessionOperations_viewer$key = {
  readonly " $data"?: sessionOperations_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"sessionOperations_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "sessionOperations_viewer",
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
      "alias": null,
      "args": null,
      "concreteType": "Role",
      "kind": "LinkedField",
      "name": "roles",
      "plural": true,
      "selections": [
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
          "kind": "ScalarField",
          "name": "services",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "RoleCommune",
          "kind": "LinkedField",
          "name": "commune",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "ags",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "f15ff2f1cca5dda301e5d00d1ad45bb3";

export default node;
