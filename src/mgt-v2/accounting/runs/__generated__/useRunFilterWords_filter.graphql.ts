/**
 * @generated SignedSource<<e8f28a53d4e8ef0fec855ab8e4069a6d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BookingKind = "PAYMENT" | "REFUND" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type useRunFilterWords_filter$data = {
  readonly budgetItems: ReadonlyArray<string> | null | undefined;
  readonly from: string | null | undefined;
  readonly kinds: ReadonlyArray<BookingKind> | null | undefined;
  readonly paymentMethods: ReadonlyArray<string> | null | undefined;
  readonly services: ReadonlyArray<string> | null | undefined;
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

(node as any).hash = "d79a888ccd33fe7b89de438a590b0f9d";

export default node;
