/** Filters from one value to another, such as two days. */

/** A day or a number as typed: an invalid one is left out of the query and shown as faulty. */
export interface Typed<Value> {
  readonly text: string;
  /** Null: faulty. */
  readonly value: Value | null;
  /** Faulty since it lies before the beginning. */
  readonly isReversed?: boolean;
}

export interface Span<Value> {
  readonly from?: Typed<Value>;
  readonly to?: Typed<Value>;
}

/** Whether there is such an end, and it cannot be read. */
export const isFaultyEnd = (typed: Typed<unknown> | undefined): boolean => typed?.value === null;

/** What the texts of two ends mean; an end before its beginning is faulty. */
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
    // An end before its beginning would leave no rows and say nothing.
    ...(last && { to: isReversed ? { ...last, value: null, isReversed } : last }),
  };
}

/** The ends that can be read, as the contract has a range; undefined: there is none. */
export function rangeOf<Value>({ from, to }: Span<Value>) {
  const range = { from: from?.value ?? null, to: to?.value ?? null };
  return range.from === null && range.to === null ? undefined : range;
}
