/** Fees of a service: limits, ids, and amounts as they are typed. */

/** Whether a fee can be charged. */
export const feeStatuses = ["ACTIVE", "INACTIVE"] as const;

export type FeeStatus = (typeof feeStatuses)[number];

/** Maximum number of fees of a service in the catalogue, and of fees that a commune adds to them. */
export const feesMax = 200;

/** Maximum number of prices of a fee over time. */
export const feePricesMax = 100;

/** Maximum length of a fee id. */
export const feeIdMaxLength = 40;

/** Maximum length of the text of a fee. */
export const feeTextMaxLength = 500;

/** Largest amount of a fee, in cents. */
export const feeValueMax = 99_999_999;

/** Largest tax rate, in hundredths of a percent. */
export const taxRateMax = 10_000;

/** Maximum length of a GebOSt number. */
export const gebOstNrMaxLength = 20;

/** Maximum length of a budget item (Haushaltsstelle). */
export const hhstMaxLength = 50;

/** Maximum length of an object number. */
export const objnrMaxLength = 50;

/** Numbers of a fee for the accounts; null for none. */
export interface FeeNumbers {
  /** Number in the fee schedule for road traffic (GebOSt). */
  readonly gebOstNr: string | null;
  /** Budget item (Haushaltsstelle). */
  readonly hhst: string | null;
  /** Object number. */
  readonly objnr: string | null;
}

const feeIdPattern = /^[A-Za-z0-9]([A-Za-z0-9._-]*[A-Za-z0-9])?$/;

/** Whether the text consists of letters, digits, dots, hyphens and underscores, the latter three only inside. */
export function isFeeId(text: string): boolean {
  return text.length <= feeIdMaxLength && feeIdPattern.test(text);
}

/** Why a decimal number is not accepted. */
export type DecimalProblem = "not_decimal" | "too_many_decimal_places" | "decimal_ambiguous";

const grouped = /^(-?[1-9]\d{0,2}(?:\.\d{3})+),(\d+)$/;
const plain = /^(-?\d+)(?:[.,](\d+))?$/;
const ambiguous = /^-?[1-9]\d{0,2}\.\d{3}$/;

/** Maximum digits before the decimal comma of a number that is exact with two decimal places. */
const exactDigits = 13;

/**
 * Parses a decimal number with at most two decimal places, such as 27,90 or 27.9 or 1.234,50, without floating point.
 * Returns hundredths: 2790 for 27,90. A number too large to be exact becomes infinite.
 */
export function readHundredths(text: string): number | DecimalProblem {
  const trimmed = text.trim();
  if (ambiguous.test(trimmed)) return "decimal_ambiguous";
  const match = grouped.exec(trimmed) ?? plain.exec(trimmed);
  if (!match) return "not_decimal";
  const [, whole = "", places = ""] = match;
  if (places.length > 2) return "too_many_decimal_places";
  const sign = whole.startsWith("-") ? -1 : 1;
  const digits = whole.replaceAll(/\D/g, "").replace(/^0+/, "");
  if (digits.length > exactDigits) return sign * Number.POSITIVE_INFINITY;
  const hundredths = Number(digits + places.padEnd(2, "0"));
  return hundredths === 0 ? 0 : sign * hundredths;
}

/** Formats hundredths for a text field, with a decimal comma and two places: 27,90. */
export function hundredthsText(hundredths: number): string {
  const digits = String(Math.abs(hundredths)).padStart(3, "0");
  return `${hundredths < 0 ? "-" : ""}${digits.slice(0, -2)},${digits.slice(-2)}`;
}
