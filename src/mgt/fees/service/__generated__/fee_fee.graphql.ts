/**
 * @generated SignedSource<<fd8695a573cc3ef2164328805451ca5d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type FeeStatus = "ACTIVE" | "INACTIVE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type fee_fee$data = {
  readonly feeId: string;
  readonly id: string;
  readonly metadata: {
    readonly isInherited: boolean;
    readonly isReset: boolean;
    readonly numbers: {
      readonly gebOstNr: string | null | undefined;
      readonly hhst: string | null | undefined;
      readonly objnr: string | null | undefined;
    };
  };
  readonly owner: string;
  readonly prices: ReadonlyArray<{
    readonly taxRate: number;
    readonly validFrom: string;
    readonly validTo: string | null | undefined;
    readonly value: number;
  }>;
  readonly revision: number;
  readonly status: FeeStatus;
  readonly systemFee: {
    readonly metadata: {
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
    readonly status: FeeStatus;
    readonly text: string;
  } | null | undefined;
  readonly text: string;
  readonly " $fragmentType": "fee_fee";
};
export type fee_fee$key = {
  readonly " $data"?: fee_fee$data;
  readonly " $fragmentSpreads": FragmentRefs<"fee_fee">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "fee_fee"
};

(node as any).hash = "20f14545868896b28621c45ffdf53214";

export default node;
