/**
 * @generated SignedSource<<d096ab9b9288b4d75f7775afe394bfc1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RecentRemovals_query$data = {
  readonly securityListRemovals: ReadonlyArray<{
    readonly count: number;
    readonly examples: ReadonlyArray<string>;
    readonly expiresAt: string;
    readonly id: string;
    readonly removedAt: string;
    readonly removedBy: {
      readonly username: string;
    };
  }> | null | undefined;
  readonly " $fragmentType": "RecentRemovals_query";
};
export type RecentRemovals_query$key = {
  readonly " $data"?: RecentRemovals_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"RecentRemovals_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "ags"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "list"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "RecentRemovals_query",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "ags",
          "variableName": "ags"
        },
        {
          "kind": "Variable",
          "name": "list",
          "variableName": "list"
        }
      ],
      "concreteType": "SecurityListRemoval",
      "kind": "LinkedField",
      "name": "securityListRemovals",
      "plural": true,
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
          "name": "count",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "examples",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "removedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ActorRef",
          "kind": "LinkedField",
          "name": "removedBy",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "username",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "expiresAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "8f366fc6ea2923ecdcfc792057186154";

export default node;
