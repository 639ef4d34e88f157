/**
 * @generated SignedSource<<d50173a7e046cdf27a79a606191af786>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BookingKind = "PAYMENT" | "REFUND" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OtherSeries_preview$data = {
  readonly otherSeries: ReadonlyArray<{
    readonly latestRun: {
      readonly createdAt: string;
      readonly filter: {
        readonly budgetItems: ReadonlyArray<string> | null | undefined;
        readonly from: string | null | undefined;
        readonly kinds: ReadonlyArray<BookingKind> | null | undefined;
        readonly paymentMethods: ReadonlyArray<string> | null | undefined;
        readonly services: ReadonlyArray<string> | null | undefined;
        readonly text: string | null | undefined;
        readonly to: string | null | undefined;
        readonly totalFrom: number | null | undefined;
        readonly totalTo: number | null | undefined;
      };
      readonly id: string;
      readonly number: number;
    };
    readonly rowCount: number;
  }>;
  readonly otherSeriesCount: number;
  readonly " $fragmentType": "OtherSeries_preview";
};
export type OtherSeries_preview$key = {
  readonly " $data"?: OtherSeries_preview$data;
  readonly " $fragmentSpreads": FragmentRefs<"OtherSeries_preview">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "OtherSeries_preview",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "otherSeriesCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "BookingSeriesOverlap",
      "kind": "LinkedField",
      "name": "otherSeries",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "rowCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "BookingRun",
          "kind": "LinkedField",
          "name": "latestRun",
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
              "concreteType": "BookingRunFilter",
              "kind": "LinkedField",
              "name": "filter",
              "plural": false,
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
                  "kind": "ScalarField",
                  "name": "from",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "to",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "budgetItems",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "paymentMethods",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "kinds",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "totalFrom",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "totalTo",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "text",
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
  "type": "BookingRunPreview",
  "abstractKey": null
};

(node as any).hash = "f6516114dbd9753738cfbec3a0b1c298";

export default node;
