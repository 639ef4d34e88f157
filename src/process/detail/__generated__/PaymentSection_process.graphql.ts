/**
 * @generated SignedSource<<d68b026360fe7aeb48fa01b6a54b286b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PaymentSection_process$data = {
  readonly payment: {
    readonly completedAt: string | null | undefined;
    readonly completionType: string;
    readonly identifier: string;
    readonly paymentSystem: string;
    readonly paymentType: string;
    readonly retries: number;
    readonly totalAmount: number;
    readonly " $fragmentSpreads": FragmentRefs<"FeeTable_payment">;
  } | null | undefined;
  readonly paymentSystemIdentifier: string | null | undefined;
  readonly " $fragmentType": "PaymentSection_process";
};
export type PaymentSection_process$key = {
  readonly " $data"?: PaymentSection_process$data;
  readonly " $fragmentSpreads": FragmentRefs<"PaymentSection_process">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PaymentSection_process",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paymentSystemIdentifier",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Payment",
      "kind": "LinkedField",
      "name": "payment",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "completionType",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "completedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "identifier",
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
          "name": "paymentType",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "retries",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalAmount",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "FeeTable_payment"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Process",
  "abstractKey": null
};

(node as any).hash = "4711c321aaf7bf99ac488e3855d15270";

export default node;
