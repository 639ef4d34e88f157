/** Filters by a range of values, such as two days. */

/** A day or a number as typed. Invalid ones are not part of the query and shown with an error. */
export interface Typed<Value> {
  readonly text: string;
  /** Null if invalid. */
  readonly value: Value | null;
  /** Invalid because it is before the start. */
  readonly isReversed?: boolean;
}

export interface Span<Value> {
  readonly from?: Typed<Value>;
  readonly to?: Typed<Value>;
}

/** Whether the value is present but invalid. */
export const isFaultyEnd = (typed: Typed<unknown> | undefined): boolean => typed?.value === null;

/** Parses the texts of both ends. An end before its start is invalid. */
export function parseSpan<Value extends string | number>(
  from: string | undefined,
  to: string | undefined,
  read: (text: string) => Value | null,
): Span<Value> {
  const typed = (text: string | undefined): Typed<Value> | undefined =>
    text === undefined ? undefined : { text, value: read(text) };
  const [first, last] = [typed(from), typed(to)];
  const isReversed =
    first !== undefined &&
    last !== undefined &&
    first.value !== null &&
    last.value !== null &&
    first.value > last.value;
  return {
    ...(first && { from: first }),
    // A reversed range would match nothing without telling the user why.
    ...(last && { to: isReversed ? { ...last, value: null, isReversed } : last }),
  };
}

/** The valid ends as a range of the API; undefined if there are none. */
export function rangeOf<Value>({ from, to }: Span<Value>) {
  const range = { from: from?.value ?? null, to: to?.value ?? null };
  return range.from === null && range.to === null ? undefined : range;
}
