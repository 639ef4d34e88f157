/**
 * @generated SignedSource<<d1d49d6bc79117c14b320d457abd9589>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type FeeStatus = "ACTIVE" | "INACTIVE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type fee_fee$data = {
  readonly canRestoreNumbers: boolean;
  readonly feeId: string;
  readonly hasOwnNumbers: boolean;
  readonly id: string;
  readonly inherited: {
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
    readonly status: FeeStatus;
    readonly text: string;
  } | null | undefined;
  readonly isInherited: boolean;
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
  readonly status: FeeStatus;
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

(node as any).hash = "658d72fd21cdd21975bcecd031fae070";

export default node;
