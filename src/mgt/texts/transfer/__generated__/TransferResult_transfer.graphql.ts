/**
 * @generated SignedSource<<308e01c8c5b9c43ba984c1a1655aa125>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TextTransferMode = "DRAFT" | "PUBLISH" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type TransferResult_transfer$data = {
  readonly mode: TextTransferMode;
  readonly " $fragmentSpreads": FragmentRefs<"RunFooter_run" | "useRun_run">;
  readonly " $fragmentType": "TransferResult_transfer";
};
export type TransferResult_transfer$key = {
  readonly " $data"?: TransferResult_transfer$data;
  readonly " $fragmentSpreads": FragmentRefs<"TransferResult_transfer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "TransferResult_transfer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mode",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useRun_run"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RunFooter_run"
    }
  ],
  "type": "TextTransfer",
  "abstractKey": null
};

(node as any).hash = "5b50ad55e0ec2d439d236cba5bc63bb8";

export default node;
