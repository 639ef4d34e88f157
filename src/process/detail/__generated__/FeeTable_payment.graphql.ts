/**
 * @generated SignedSource<<4a8aed4d7b8bbba0250595341701f2e9>>
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
  "metadata": {
    "throwOnFieldError": true
  },
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

(node as any).hash = "e91a5f708c22606c6248fb0c70d1dabc";

export default node;
