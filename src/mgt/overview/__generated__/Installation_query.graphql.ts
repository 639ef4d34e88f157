/**
 * @generated SignedSource<<6a8f5c2df32754ca3bf1084164c94b08>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Stage = "DEVELOPMENT" | "PRODUCTION" | "TEST" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type Installation_query$data = {
  readonly instance: {
    readonly hasDemoAccounts: boolean;
    readonly stage: Stage;
    readonly version: string;
  };
  readonly " $fragmentType": "Installation_query";
};
export type Installation_query$key = {
  readonly " $data"?: Installation_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"Installation_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "Installation_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Instance",
      "kind": "LinkedField",
      "name": "instance",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "version",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "stage",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hasDemoAccounts",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "af690ca2cd8da590023d10c9e843c94d";

export default node;
