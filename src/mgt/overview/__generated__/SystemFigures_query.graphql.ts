/**
 * @generated SignedSource<<135881e17a217a27511cd4c86fb3baae>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SystemFigure = "ACTIVE_USERS" | "COMMUNES" | "MEDIAN_SECONDS" | "PAYMENTS" | "PROCESSES" | "SERVICES" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SystemFigures_query$data = {
  readonly systemOverview: {
    readonly courses: ReadonlyArray<{
      readonly days: ReadonlyArray<{
        readonly day: string;
        readonly value: number | null | undefined;
      }> | null | undefined;
      readonly figure: SystemFigure;
      readonly total: number | null | undefined;
    }>;
    readonly figures: {
      readonly activeUserCount: number;
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
              "name": "offeredServiceCount",
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
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "SystemCourse",
          "kind": "LinkedField",
          "name": "courses",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "figure",
              "storageKey": null
            },
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
              "concreteType": "SystemCourseDay",
              "kind": "LinkedField",
              "name": "days",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "day",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "value",
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

(node as any).hash = "d2884a226a624ed8ff9fa0ac1d1c9fd7";

export default node;
