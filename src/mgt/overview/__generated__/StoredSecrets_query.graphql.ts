/**
 * @generated SignedSource<<1f98dd8b9793378c5315e2cbf3052ed9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StoredSecrets_query$data = {
  readonly systemOverview: {
    readonly secrets: {
      readonly previousKeyCount: number;
      readonly total: number;
      readonly unreadableCount: number;
    } | null | undefined;
  };
  readonly " $fragmentType": "StoredSecrets_query";
};
export type StoredSecrets_query$key = {
  readonly " $data"?: StoredSecrets_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"StoredSecrets_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "StoredSecrets_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SystemOverview",
      "kind": "LinkedField",
      "name": "systemOverview",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "StoredSecrets",
          "kind": "LinkedField",
          "name": "secrets",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "total",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "previousKeyCount",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "unreadableCount",
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

(node as any).hash = "0d25ed69890ae0405cea501f9fbc2400";

export default node;
