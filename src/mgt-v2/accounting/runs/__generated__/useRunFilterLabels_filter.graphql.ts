/**
 * @generated SignedSource<<35ae19a3a4aa012b594bbba699b3ba65>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BookingKind = "PAYMENT" | "REFUND" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type useRunFilterLabels_filter$data = {
  readonly budgetItems: ReadonlyArray<string> | null | undefined;
  readonly from: string | null | undefined;
  readonly kinds: ReadonlyArray<BookingKind> | null | undefined;
  readonly paymentMethods: ReadonlyArray<string> | null | undefined;
  readonly services: ReadonlyArray<string> | null | undefined;
  readonly text: string | null | undefined;
  readonly to: string | null | undefined;
  readonly totalFrom: number | null | undefined;
  readonly totalTo: number | null | undefined;
  readonly " $fragmentType": "useRunFilterLabels_filter";
};
export type useRunFilterLabels_filter$key = {
  readonly " $data"?: useRunFilterLabels_filter$data;
  readonly " $fragmentSpreads": FragmentRefs<"useRunFilterLabels_filter">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useRunFilterLabels_filter",
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

(node as any).hash = "04c8f2ace2e91dd0cc5dfe341c89d287";

export default node;
