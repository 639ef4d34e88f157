/** Finds telephone numbers with an area code or a country code. */
import type { TextSpan } from "./feedback";

/** Digits of a number with its area code; an international one has the country code in addition. */
const digitsMin = 7;
const digitsMax = 15;

/** A run of digits, with one or two separators between them. Its first character must start a number. */
const candidate = /(?<![\p{L}\p{N}+.,/_-])(?:\+|\(?0|\(\+)(?:[ ()/.–-]{0,3}\d){5,30}/gu;

/** Numbers that are not telephone numbers: dates, and ids of processes. */
const noNumber =
  /(?<!\d)\d{1,2}[./-] ?\d{1,2}[./-] ?(?:\d{4}|\d{2})(?!\d)|[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/giu;

/** Words that precede other kinds of numbers. */
const otherNumber =
  /(?:vorgang|akten|kassen|antrag|rechnung|bestell|kunden|ticket|geschäft|buchung|steuer)[\p{L}-]{0,20}[ .:#]{0,3}(?:nr|nummer)?[ .:#]{0,3}$/iu;

/** Units after an amount or a time. */
const unit = /^ ?(?:€|eur|uhr|cent|%)/iu;

const contextLength = 60;

/** Finds numbers that start with 0, + or 00. */
export function findPhones(text: string): readonly TextSpan[] {
  const excluded = new Uint8Array(text.length);
  for (const { 0: found, index } of text.matchAll(noNumber)) excluded.fill(1, index, index + found.length);
  return [...text.matchAll(candidate)].flatMap(({ 0: found, index }) => {
    const end = index + found.length;
    if (excluded.subarray(index, end).includes(1)) return [];
    if (/^[\p{L}\p{N}]/u.test(text.slice(end, end + 2))) return [];
    const isOther =
      unit.test(text.slice(end, end + 6)) ||
      otherNumber.test(text.slice(Math.max(0, index - contextLength), index));
    return isOther || !isDialled(found) ? [] : [{ start: index, end }];
  });
}

function isDialled(found: string): boolean {
  const digits = found.replaceAll(/\D/g, "");
  if (digits.length < digitsMin || digits.length > digitsMax) return false;
  // International numbers need more digits; an area code after 0 does not begin with 0.
  if (found.includes("+")) return digits.length > digitsMin && !digits.startsWith("0");
  return /^(?:00[1-9]\d{7}|0[1-9])/.test(digits);
}
