/**
 * @generated SignedSource<<7865844f48b01cef95e52b4958903f28>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ApplicationStatus = "ERROR" | "ERROR_WITHOUT_RETRY" | "FINALLY_TERMINATED" | "IN_PROGRESS" | "SUCCESS" | "SUCCESS_MANUAL" | "UNKNOWN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type TransactionDetail_process$data = {
  readonly createdAt: string;
  readonly name: string;
  readonly nextRetryAt: string | null | undefined;
  readonly scheduledRestart: {
    readonly at: string;
  } | null | undefined;
  readonly serviceId: string;
  readonly status: ApplicationStatus;
  readonly " $fragmentSpreads": FragmentRefs<"CompletionSection_process" | "FactsSection_process" | "PaymentSection_process" | "ProcessNotices_process">;
  readonly " $fragmentType": "TransactionDetail_process";
};
export type TransactionDetail_process$key = {
  readonly " $data"?: TransactionDetail_process$data;
  readonly " $fragmentSpreads": FragmentRefs<"TransactionDetail_process">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "TransactionDetail_process",
  "selections": [
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
      "name": "serviceId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "nextRetryAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ScheduledRestart",
      "kind": "LinkedField",
      "name": "scheduledRestart",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "at",
          "storageKey": null
        }
      ],
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProcessNotices_process"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CompletionSection_process"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PaymentSection_process"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FactsSection_process"
    }
  ],
  "type": "Process",
  "abstractKey": null
};

(node as any).hash = "86f58d44d4c315170e4b8f5c15446f7b";

export default node;
