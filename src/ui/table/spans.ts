/** Filters from one value to another, such as two days, as they stand in the address. */
import { textParam } from "./tableSearch";

/** A day or a number as typed: an invalid one is left out of the query and shown as faulty. */
export interface Typed<Value> {
  readonly text: string;
  /** Null: faulty. */
  readonly value: Value | null;
  /** Faulty since it lies before the beginning. */
  readonly isTurned?: boolean;
}

export interface Span<Value> {
  readonly from?: Typed<Value>;
  readonly to?: Typed<Value>;
}

type Read<Value> = (text: string) => Value | null;

/** Whether there is such an end, and it cannot be read. */
export const isFaultyEnd = (typed: Typed<unknown> | undefined): boolean => typed?.value === null;

/** What two search params say; an end before its beginning is faulty. */
export function parseSpan<Value extends string | number>(
  from: unknown,
  to: unknown,
  read: Read<Value>,
): Span<Value> {
  const typed = (raw: unknown): Typed<Value> | undefined => {
    const text = textParam(raw, 40)?.trim();
    return text === undefined ? undefined : { text, value: read(text) };
  };
  const [first, last] = [typed(from), typed(to)];
  const isTurned =
    first !== undefined &&
    last !== undefined &&
    first.value !== null &&
    last.value !== null &&
    first.value > last.value;
  return {
    ...(first && { from: first }),
    // An end before its beginning would leave no rows and say nothing.
    ...(last && { to: isTurned ? { ...last, value: null, isTurned } : last }),
  };
}

/** An end as the address keeps it: the value itself, or what was typed where it cannot be read. */
export function spanText(typed: Typed<string> | undefined, read: Read<string>): string | undefined {
  return typed && (read(typed.text) ?? typed.text);
}
