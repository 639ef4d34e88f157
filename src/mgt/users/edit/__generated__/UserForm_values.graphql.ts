/**
 * @generated SignedSource<<74a4b52edab13a811a78b6d1f0b7c010>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RoleType = "ADMIN" | "MEMBER" | "SUPPORT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type UserForm_values$data = {
  readonly email: string;
  readonly id: string;
  readonly revision: number;
  readonly roles: ReadonlyArray<{
    readonly commune: {
      readonly ags: string;
      readonly name: string;
      readonly services: ReadonlyArray<string>;
    } | null | undefined;
    readonly services: ReadonlyArray<string>;
    readonly type: RoleType;
  }>;
  readonly username: string;
  readonly " $fragmentType": "UserForm_values";
};
export type UserForm_values$key = {
  readonly " $data"?: UserForm_values$data;
  readonly " $fragmentSpreads": FragmentRefs<"UserForm_values">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "services",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UserForm_values",
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
      "name": "revision",
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
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            },
            (v0/*:: as any*/)
          ],
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};
})();

(node as any).hash = "1525a84763ab130444b5fd356bdbdfcc";

export default node;
