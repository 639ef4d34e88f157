/**
 * @generated SignedSource<<314899edb49006b6a818ee897a72237c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BookingColumn = "APPLICATION_ID" | "AVA" | "BUDGET_ITEM" | "CASH_REFERENCE" | "COMMUNE" | "DATE" | "FEE_NUMBER" | "FEE_TEXT" | "KIND" | "LICENCE_PLATE" | "NET" | "OBJECT_NUMBER" | "OPERATION" | "PAYMENT_ID" | "PAYMENT_METHOD" | "RECEIPT_NUMBER" | "REFUND_OF" | "RUN" | "SERVICE" | "STATE" | "TOTAL" | "VAT" | "VAT_RATE" | "VIN" | "%future added value";
export type BookingDateFormat = "COMPACT" | "DAY_MONTH_YEAR" | "ISO" | "%future added value";
export type BookingDecimalSeparator = "COMMA" | "POINT" | "%future added value";
export type BookingEncoding = "UTF_8" | "UTF_8_BOM" | "WINDOWS_1252" | "%future added value";
export type BookingFormat = "CSV" | "XLSX" | "%future added value";
export type BookingQuoting = "ALWAYS" | "WHEN_NEEDED" | "%future added value";
export type BookingSeparator = "COMMA" | "SEMICOLON" | "TAB" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type LayoutPanel_layouts$data = ReadonlyArray<{
  readonly id: string;
  readonly layout: {
    readonly columns: ReadonlyArray<{
      readonly column: BookingColumn;
      readonly header: string | null | undefined;
    }>;
    readonly dateFormat: BookingDateFormat;
    readonly decimalSeparator: BookingDecimalSeparator;
    readonly encoding: BookingEncoding;
    readonly format: BookingFormat;
    readonly hasHeader: boolean;
    readonly hasTotals: boolean;
    readonly quoting: BookingQuoting;
    readonly separator: BookingSeparator;
  };
  readonly name: string;
  readonly revision: number;
  readonly " $fragmentType": "LayoutPanel_layouts";
}>;
export type LayoutPanel_layouts$key = ReadonlyArray<{
  readonly " $data"?: LayoutPanel_layouts$data;
  readonly " $fragmentSpreads": FragmentRefs<"LayoutPanel_layouts">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "LayoutPanel_layouts",
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
      "name": "name",
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
      "concreteType": "BookingLayout",
      "kind": "LinkedField",
      "name": "layout",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "BookingLayoutColumn",
          "kind": "LinkedField",
          "name": "columns",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "column",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "header",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "format",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "separator",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "decimalSeparator",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "dateFormat",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "encoding",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "quoting",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hasHeader",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hasTotals",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SavedBookingLayout",
  "abstractKey": null
};

(node as any).hash = "2997ae25b9fcc8a8a1148cd2ec30fcca";

export default node;
