/** What the forms of a fee need, whether it is a commune's or of the catalogue. */
import type { FeePrice } from "#domain/feePrices";
import type { FeeNumbers } from "#domain/fees";
import type { SaveOutcome } from "#forms/saveOutcome";

/** A fee as its forms show it. */
export interface EditedFee {
  /** Node id. */
  readonly id: string;
  readonly serviceId: string;
  readonly feeId: string;
  readonly text: string;
  /** By first day. */
  readonly prices: readonly FeePrice[];
  /** The numbers that apply. */
  readonly numbers: FeeNumbers;
  readonly revision: number;
}

/** Text and prices to save. */
export interface FeeContent {
  readonly serviceId: string;
  readonly feeId: string;
  readonly text: string;
  readonly prices: readonly FeePrice[];
  /** Of a new fee only; null: none. */
  readonly gebOstNr: string | null;
}

/** The answer of the server. */
export interface SavedFee {
  readonly errors: SaveOutcome<FeeContent>["errors"];
  /** As stored now; null: a new fee was refused. */
  readonly fee: EditedFee | null;
}

/** Saves text and prices; the revision that was read is null for a new fee. */
export type SaveContent = (content: FeeContent, revision: number | null) => Promise<SavedFee>;

/** Saves the numbers for the accounts. */
export type SaveNumbers = (numbers: FeeNumbers, revision: number) => Promise<SavedFee>;
