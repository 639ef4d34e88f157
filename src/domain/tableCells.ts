/** Typed cells of exported tables. */
import { hundredthsText } from "./fees";

/** A cell. Texts are strings; `null` is an empty cell. */
export type Cell = string | DayCell | DecimalCell | WholeCell | null;

/** A calendar day. */
export interface DayCell {
  /** YYYY-MM-DD. */
  readonly day: string;
}

/** A number with two decimal places, such as an amount in cents. */
export interface DecimalCell {
  readonly hundredths: number;
}

/** A number without decimal places. */
export interface WholeCell {
  readonly whole: number;
}

/** Formats a number with two decimal places without division: 27.90, -0.05. */
export function decimalText({ hundredths }: DecimalCell, separator: "," | "."): string {
  if (!Number.isSafeInteger(hundredths)) throw new Error("A number is too large to be exact.");
  return hundredthsText(hundredths).replace(",", separator);
}
