/**
 * @generated SignedSource<<c26d1aa92988bcaede72115fa5ad0292>>
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
  readonly status: ApplicationStatus;
  readonly updatedAt: string;
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
  "metadata": null,
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "updatedAt",
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

(node as any).hash = "e1c003b41f26236fb58ad3d894add1e5";

export default node;
