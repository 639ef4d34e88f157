/**
 * @generated SignedSource<<665858ce0f2145d5ab7c8dca60232a4f>>
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

(node as any).hash = "fb5683204cf179c38f71ef04a51ff87e";

export default node;
