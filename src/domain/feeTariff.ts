/** Parses the fee schedule for road traffic (GebOSt). */
import { readHundredths } from "./fees";

/** Default number of entries that a search finds. */
export const tariffEntriesDefault = 20;

/** Maximum number of entries that a search finds. */
export const tariffEntriesMax = 50;

/** Maximum size of the file with the tariff in bytes. */
export const tariffMaxBytes = 5 * 1_048_576;

/** Maximum number of rows of the file with the tariff, excluding the header. */
export const tariffRowsMax = 5_000;

/** The fee of an entry of the tariff. */
export interface TariffFee {
  /** Lowest amount in cents; null if the tariff contains neither an amount nor a range. */
  readonly minimum: number | null;
  /** Highest amount in cents, equal to `minimum` if the amount is fixed; null together with it. */
  readonly maximum: number | null;
  /** The original text if it is neither an amount nor a range; otherwise null. */
  readonly note: string | null;
}

/** An entry of the tariff. */
export interface TariffEntry extends TariffFee {
  readonly gebOstNr: string;
  /** The chargeable service. */
  readonly text: string;
}

/** Euros with two decimal places, such as 27,00 or 5 113,00. */
const amount = /^(?:\d+|\d{1,3}(?: \d{3})+),\d{2}$/;

/** Parses an amount in cents; null if it is invalid. */
function readAmount(text: string): number | null {
  if (!amount.test(text)) return null;
  const cents = readHundredths(text.replaceAll(" ", ""));
  return typeof cents === "number" && Number.isFinite(cents) ? cents : null;
}

/** Replaces each run of spaces, no-break spaces and line breaks by one space. */
export function singleSpaced(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}

/** A number of the tariff without spaces, in lower case, for comparisons. */
export function tariffNumberKey(text: string): string {
  return text.replaceAll(/\s/g, "").toLowerCase();
}

/**
 * Parses the fee of an entry: an amount (27,00), a range (5 113,00 bis 23 622,00), or any other text, which becomes the
 * note. An empty text has neither.
 */
export function parseTariffFee(text: string): TariffFee {
  const wording = singleSpaced(text);
  const [first = "", last = first, ...others] = wording.split(" bis ");
  const [minimum, maximum] = [readAmount(first), readAmount(last)];
  if (others.length === 0 && minimum !== null && maximum !== null && minimum <= maximum) {
    return { minimum, maximum, note: null };
  }
  return { minimum: null, maximum: null, note: wording || null };
}

/** Whether an amount in cents is outside the amount or range of an entry; false if it has none. */
export function isOutsideTariff(
  cents: number,
  { minimum, maximum }: Pick<TariffFee, "minimum" | "maximum">,
): boolean {
  return minimum !== null && maximum !== null && (cents < minimum || cents > maximum);
}
