/**
 * @generated SignedSource<<cf57d7a1e77ec36ac00e17d1e5e74781>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OwnCommunes_query$data = {
  readonly user: {
    readonly user: {
      readonly roles: ReadonlyArray<{
        readonly commune: {
          readonly ags: string;
          readonly name: string;
        } | null | undefined;
        readonly services: ReadonlyArray<string>;
      }>;
    };
  };
  readonly " $fragmentType": "OwnCommunes_query";
};
export type OwnCommunes_query$key = {
  readonly " $data"?: OwnCommunes_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"OwnCommunes_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "OwnCommunes_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "UserResult",
      "kind": "LinkedField",
      "name": "user",
      "plural": false,
      "selections": [
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
              "concreteType": "Role",
              "kind": "LinkedField",
              "name": "roles",
              "plural": true,
              "selections": [
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
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "name",
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "c3cb520d2cca2e8b66aa799768476b85";

export default node;
