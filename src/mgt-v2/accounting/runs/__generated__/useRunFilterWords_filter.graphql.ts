/**
 * @generated SignedSource<<f7bd77072ae9778fab69dcb9c194f460>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BookingKind = "PAYMENT" | "REFUND" | "%future added value";
export type BookingState = "FAILED" | "OPEN" | "REFUNDED" | "SETTLED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type useRunFilterWords_filter$data = {
  readonly budgetItems: ReadonlyArray<string> | null | undefined;
  readonly from: string | null | undefined;
  readonly kinds: ReadonlyArray<BookingKind> | null | undefined;
  readonly paymentMethods: ReadonlyArray<string> | null | undefined;
  readonly services: ReadonlyArray<string> | null | undefined;
  readonly states: ReadonlyArray<BookingState> | null | undefined;
  readonly text: string | null | undefined;
  readonly to: string | null | undefined;
  readonly totalFrom: number | null | undefined;
  readonly totalTo: number | null | undefined;
  readonly " $fragmentType": "useRunFilterWords_filter";
};
export type useRunFilterWords_filter$key = {
  readonly " $data"?: useRunFilterWords_filter$data;
  readonly " $fragmentSpreads": FragmentRefs<"useRunFilterWords_filter">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useRunFilterWords_filter",
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
      "name": "states",
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
  "type": "BookingRunFilter",
  "abstractKey": null
};

(node as any).hash = "ff44bab8590d5eb808e0592b62a6698a";

export default node;
