/** Parsers of single search params. */
import { readCalendarDay } from "#domain/calendarDays";
import { cutText } from "#domain/cutText";

export interface Param<Value> {
  /** Parses the texts of the URL; undefined if none is valid. Parsing a printed value returns the same value. */
  readonly read: (texts: readonly string[]) => Value | undefined;
  /** Whether a text is invalid; it then stays in the URL and is shown. Without it, invalid texts are dropped. */
  readonly isFaulty?: (text: string) => boolean;
}

/** A span as two params. An invalid end stays in the URL as typed. */
export interface SpanParam<
  From extends string = string,
  To extends string = string,
  Value extends string | number = string | number,
> {
  readonly from: From;
  readonly to: To;
  /** Null if the text is invalid. */
  readonly readEnd: (text: string) => Value | null;
}

/** The texts of a search param in order; numbers and flags as text. */
export function texts(value: unknown): string[] {
  const all: unknown[] = Array.isArray(value) ? value : [value];
  return all.flatMap((one) => {
    if (typeof one === "string") return one;
    return typeof one === "number" || one === true ? String(one) : [];
  });
}

/** One line of text. */
export const freeText = (maxLength: number): Param<string> => ({
  read: ([first]) => {
    const text = cutText(first?.replace(/\p{Cc}/gu, " ") ?? "", maxLength);
    return text.trim() ? text : undefined;
  },
});

/** One of these values; only the first text counts. `earlier` maps names in links of earlier releases to values. */
export const oneOf = <const Value extends string>(
  values: readonly Value[],
  earlier: Readonly<Record<string, NoInfer<Value>>> = {},
): Param<Value> => ({
  read: ([first = ""]) => values.find((value) => value === (earlier[first] ?? first)),
});

/** A text that matches the pattern. */
export const matching = (pattern: RegExp): Param<string> => ({
  read: ([first]) => (first !== undefined && pattern.test(first) ? first : undefined),
});

/** Up to `max` distinct values; `meaningOf` returns undefined for an invalid text. */
export const manyOf = <Value extends string>(
  meaningOf: (text: string) => Value | undefined,
  max: number,
): Required<Param<readonly Value[]>> => ({
  read: (all) => {
    const values = [...new Set(all.flatMap((text) => meaningOf(text) ?? []))].slice(0, max);
    return values.length > 0 ? values : undefined;
  },
  isFaulty: (text) => meaningOf(text) === undefined,
});

/** Finds one of the values, ignoring case. */
export const caseInsensitive =
  <const Value extends string>(values: readonly Value[]) =>
  (text: string): Value | undefined =>
    values.find((value) => value.toLowerCase() === text.toLowerCase());

/** True or undefined. */
export const flag: Param<true> = {
  read: (all) => all.some((text) => text.toLowerCase() === "true") || undefined,
};

/** A span of days, as YYYY-MM-DD. */
export const daySpan = <From extends string, To extends string>(
  from: From,
  to: To,
): SpanParam<From, To, string> => ({ from, to, readEnd: readCalendarDay });

const numberPattern = /^\d{1,4}$/;

/** A span of integers from 0 to 9999. */
export const numberSpan = <From extends string, To extends string>(
  from: From,
  to: To,
): SpanParam<From, To, number> => ({
  from,
  to,
  readEnd: (text) => (numberPattern.test(text) ? Number(text) : null),
});

/** Maximum digits of an amount that is exact in cents. */
const centsPattern = /^\d{1,13}$/;

/** Parses an amount in cents, from 0; null if the text is invalid. */
export const readCents = (text: string): number | null => (centsPattern.test(text) ? Number(text) : null);

/** A span of amounts from 0, in cents. */
export const amountSpan = <From extends string, To extends string>(
  from: From,
  to: To,
): SpanParam<From, To, number> => ({
  from,
  to,
  readEnd: readCents,
});
