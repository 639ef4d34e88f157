/** How single search params are read. */
import { readCalendarDay } from "#domain/calendarDays";

export interface Param<Value> {
  /** What its texts in the address mean; undefined: nothing. A value that is printed and read again is the same. */
  readonly read: (texts: readonly string[]) => Value | undefined;
  /** Whether a text has no meaning. It then stays in the address and is named on the screen; absent: it is dropped. */
  readonly isFaulty?: (text: string) => boolean;
}

/** Two params with the ends of a span. An end that cannot be read stays in the address as it was typed. */
export interface SpanParam<
  From extends string = string,
  To extends string = string,
  Value extends string | number = string | number,
> {
  readonly from: From;
  readonly to: To;
  /** Null: the text cannot be read. */
  readonly readEnd: (text: string) => Value | null;
}

/** The texts of a search param, in their order; numbers and flags as they stand in the address. */
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
    const text = first?.replace(/\p{Cc}/gu, " ").slice(0, maxLength);
    return text?.trim() ? text : undefined;
  },
});

/** One of these values; the first text counts. */
export const oneOf = <const Value extends string>(values: readonly Value[]): Param<Value> => ({
  read: ([first]) => values.find((value) => value === first),
});

/** A text of this form. */
export const matching = (pattern: RegExp): Param<string> => ({
  read: ([first]) => (first !== undefined && pattern.test(first) ? first : undefined),
});

/** Any number of values, each once, up to `max`; `meaningOf` answers undefined for a text that has no meaning. */
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

/** Finds a value of a fixed list, in capital or small letters. */
export const amongst =
  <const Value extends string>(values: readonly Value[]) =>
  (text: string): Value | undefined =>
    values.find((value) => value.toLowerCase() === text.toLowerCase());

/** True, or absent. */
export const flag: Param<true> = {
  read: (all) => all.some((text) => text.toLowerCase() === "true") || undefined,
};

/** From one day to another, as YYYY-MM-DD. */
export const daySpan = <From extends string, To extends string>(
  from: From,
  to: To,
): SpanParam<From, To, string> => ({ from, to, readEnd: readCalendarDay });

const numberPattern = /^\d{1,4}$/;

/** From one whole number to another, both 0 to 9999. */
export const numberSpan = <From extends string, To extends string>(
  from: From,
  to: To,
): SpanParam<From, To, number> => ({
  from,
  to,
  readEnd: (text) => (numberPattern.test(text) ? Number(text) : null),
});
