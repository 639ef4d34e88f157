/**
 * @generated SignedSource<<d6beefe4277048e4fb22eb83c14aac1f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FeeTable_payment$data = {
  readonly feeOverview: ReadonlyArray<{
    readonly feeId: string;
    readonly quantity: number;
    readonly taxRate: number;
    readonly text: string;
    readonly total: number;
    readonly value: number;
  }>;
  readonly totalAmount: number;
  readonly " $fragmentType": "FeeTable_payment";
};
export type FeeTable_payment$key = {
  readonly " $data"?: FeeTable_payment$data;
  readonly " $fragmentSpreads": FragmentRefs<"FeeTable_payment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FeeTable_payment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalAmount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PaymentFee",
      "kind": "LinkedField",
      "name": "feeOverview",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "feeId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "text",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "value",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "quantity",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "taxRate",
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
  "type": "Payment",
  "abstractKey": null
};

(node as any).hash = "939878ff18e7c9fe6df76a0993872f94";

export default node;
