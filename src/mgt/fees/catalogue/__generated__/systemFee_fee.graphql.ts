/**
 * @generated SignedSource<<26a82404cb5b0b1694553a37c685bb67>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type FeeStatus = "ACTIVE" | "INACTIVE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type systemFee_fee$data = {
  readonly feeId: string;
  readonly id: string;
  readonly numbers: {
    readonly gebOstNr: string | null | undefined;
    readonly hhst: string | null | undefined;
    readonly objnr: string | null | undefined;
  };
  readonly prices: ReadonlyArray<{
    readonly taxRate: number;
    readonly validFrom: string;
    readonly validTo: string | null | undefined;
    readonly value: number;
  }>;
  readonly revision: number;
  readonly serviceId: string;
  readonly status: FeeStatus;
  readonly text: string;
  readonly " $fragmentType": "systemFee_fee";
};
export type systemFee_fee$key = {
  readonly " $data"?: systemFee_fee$data;
  readonly " $fragmentSpreads": FragmentRefs<"systemFee_fee">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "systemFee_fee"
};

(node as any).hash = "f9d762c92076b6d1391cda825bf066f6";

export default node;
