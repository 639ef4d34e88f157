/**
 * @generated SignedSource<<855d06182e30f4b4e91f5da520a76309>>
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
export type layoutValues_layout$data = {
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
  readonly " $fragmentType": "layoutValues_layout";
};
export type layoutValues_layout$key = {
  readonly " $data"?: layoutValues_layout$data;
  readonly " $fragmentSpreads": FragmentRefs<"layoutValues_layout">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "layoutValues_layout",
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
  "type": "BookingLayout",
  "abstractKey": null
};

(node as any).hash = "0aced6b404097363cbe199f4bf241e13";

export default node;
