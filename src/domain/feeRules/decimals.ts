/**
 * Decimals of fee rules as scaled integers, in ten-thousandths: 25000 is 2.5. Arithmetic is exact, without floating
 * point: within the limits, all results are safe integers.
 */

/** Ten-thousandths in 1. */
export const decimalUnit = 10_000;

/** Largest number of a rule or an answer. Numbers of rules are not negative. */
export const feeRuleNumberMax = 1_000_000;

/** Bounds of a number of a rule, for messages. */
export const feeRuleNumberBounds = { min: "0", max: String(feeRuleNumberMax), places: "4" } as const;

/** Largest amount, in cents, of a node of a rule and of its total: 100 million euros. */
export const feeRuleTotalMax = 10_000_000_000;

/** Maximum length of a decimal, so that leading zeros cannot fill the database. */
const textMaxLength = 40;

const decimalPattern = /^(-?)(\d+)(?:\.(\d{1,4}))?$/;

/**
 * Parses a decimal with a point and at most four places, such as 2.5. Returns ten-thousandths, or the code of the
 * problem: not a decimal, or its absolute value exceeds `feeRuleNumberMax`, or it has too many digits.
 */
export function readDecimal(text: string): number | "not_decimal" | "number_out_of_range" {
  const match = decimalPattern.exec(text);
  if (!match) return "not_decimal";
  if (text.length > textMaxLength) return "number_out_of_range";
  const [, sign, whole = "", places = ""] = match;
  const scaled = Number(whole) * decimalUnit + Number(places.padEnd(4, "0"));
  if (scaled > feeRuleNumberMax * decimalUnit) return "number_out_of_range";
  return sign ? 0 - scaled : scaled;
}

/** Prints ten-thousandths as a decimal with a point, without trailing zeros: 25000 as 2.5. */
export function decimalText(scaled: number): string {
  return insertPoint(String(scaled), 4);
}

/** Multiplies two decimals of any length that are not negative, such as quantities of nested multiplications. */
export function decimalProduct(one: string, other: string): string {
  const [whole = "", places = ""] = one.split(".");
  const [otherWhole = "", otherPlaces = ""] = other.split(".");
  const digits = BigInt(whole + places) * BigInt(otherWhole + otherPlaces);
  return insertPoint(String(digits), places.length + otherPlaces.length);
}

/** Sets a decimal point before the last digits, and removes zeros at the end. */
function insertPoint(digits: string, places: number): string {
  const padded = digits.padStart(places + 1, "0");
  const point = padded.length - places;
  let end = padded.length;
  while (end > point && padded[end - 1] === "0") end -= 1;
  const whole = padded.slice(0, point);
  return end === point ? whole : `${whole}.${padded.slice(point, end)}`;
}

/**
 * Multiplies cents by ten-thousandths and rounds half up to whole cents, as is usual in commerce; neither is negative.
 * A result up to `feeRuleTotalMax` is exact, since all steps are safe integers; a larger one only shows that it is larger.
 */
export function roundedProduct(scaled: number, cents: number): number {
  const product = scaled * cents + decimalUnit / 2;
  return (product - (product % decimalUnit)) / decimalUnit;
}
