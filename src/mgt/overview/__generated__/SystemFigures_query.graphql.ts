/**
 * @generated SignedSource<<2c13acb67538e550c7a0958e89ba2946>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SystemFigures_query$data = {
  readonly systemOverview: {
    readonly figures: {
      readonly activeUserCount: number;
      readonly communeCount: number;
      readonly communeServiceCount: number;
      readonly inactiveUserCount: number;
      readonly invitedUserCount: number;
      readonly offeredServiceCount: number;
      readonly sessionCount: number;
    } | null | undefined;
  };
  readonly " $fragmentType": "SystemFigures_query";
};
export type SystemFigures_query$key = {
  readonly " $data"?: SystemFigures_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"SystemFigures_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "SystemFigures_query",
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
          "concreteType": "SystemFigures",
          "kind": "LinkedField",
          "name": "figures",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "communeCount",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "communeServiceCount",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "offeredServiceCount",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "activeUserCount",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "invitedUserCount",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "inactiveUserCount",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "sessionCount",
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

(node as any).hash = "86298816b6475473d6fe69c581175f2d";

export default node;
