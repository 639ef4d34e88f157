/**
 * @generated SignedSource<<23bdd69867a4b466f3d8ba25f7352ebc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BookingKind = "PAYMENT" | "REFUND" | "%future added value";
export type BookingState = "FAILED" | "OPEN" | "REFUNDED" | "SETTLED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type BookingDetail_booking$data = {
  readonly applicationId: string;
  readonly ava: string | null | undefined;
  readonly budgetItem: string | null | undefined;
  readonly cashReference: string | null | undefined;
  readonly commune: {
    readonly ags: string;
    readonly name: string;
  };
  readonly date: string;
  readonly feeNumber: string;
  readonly feeText: string;
  readonly kind: BookingKind;
  readonly licencePlate: string | null | undefined;
  readonly objectNumber: string | null | undefined;
  readonly operation: string;
  readonly paymentId: string;
  readonly paymentMethod: string;
  readonly paymentSystem: string;
  readonly receiptNumber: string | null | undefined;
  readonly serviceId: string;
  readonly state: BookingState;
  readonly total: number;
  readonly vat: number;
  readonly vatRate: number;
  readonly vin: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"BookingExports_booking" | "BookingRefunds_booking">;
  readonly " $fragmentType": "BookingDetail_booking";
};
export type BookingDetail_booking$key = {
  readonly " $data"?: BookingDetail_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"BookingDetail_booking">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "BookingDetail_booking",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paymentId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "applicationId",
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "serviceId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "date",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "licencePlate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "vin",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "operation",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "ava",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "feeNumber",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "feeText",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "budgetItem",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "objectNumber",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "total",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "vat",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "vatRate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cashReference",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "receiptNumber",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paymentMethod",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paymentSystem",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BookingRefunds_booking"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BookingExports_booking"
    }
  ],
  "type": "Booking",
  "abstractKey": null
};

(node as any).hash = "a6d827dede626cc0f083313923043b57";

export default node;
