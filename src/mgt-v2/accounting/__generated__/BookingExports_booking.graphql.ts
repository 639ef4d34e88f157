/**
 * @generated SignedSource<<885e8c09b4c94cd3612f57fa06477c82>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BookingEntry = "CORRECTION" | "NEW" | "REVERSAL" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type BookingExports_booking$data = {
  readonly exports: ReadonlyArray<{
    readonly entry: BookingEntry;
    readonly run: {
      readonly commune: {
        readonly ags: string;
      };
      readonly createdAt: string;
      readonly id: string;
      readonly number: number;
    };
    readonly total: number;
  }>;
  readonly " $fragmentType": "BookingExports_booking";
};
export type BookingExports_booking$key = {
  readonly " $data"?: BookingExports_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"BookingExports_booking">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "BookingExports_booking",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "BookingExport",
      "kind": "LinkedField",
      "name": "exports",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "BookingRun",
          "kind": "LinkedField",
          "name": "run",
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
              "name": "number",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "createdAt",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "CommuneRef",
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "entry",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "total",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Booking",
  "abstractKey": null
};

(node as any).hash = "94f65228a941a67db85b19ba216d23b0";

export default node;
