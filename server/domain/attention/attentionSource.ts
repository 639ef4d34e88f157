/** What a source of lines gets and returns. */
import type { AttentionKind } from "#domain/attention";
import { exactCountMax } from "#domain/limits";
import type { Context } from "#server/context";
import type { StoredFigures } from "#server/storage/attention/figures";
import type { LineKey } from "#server/storage/attention/seen";

/** What needs a person, as computed. */
export interface ComputedLine extends LineKey {
  readonly urgency: "ERROR" | "WARNING";
  readonly count: number;
  /** Null: not known, as below. */
  readonly communeCount: number | null;
  readonly serviceCount: number | null;
  readonly since: Date | null;
  /** YYYY-MM-DD. */
  readonly endsOn: string | null;
  readonly name: string | null;
}

/** What a source may use. */
export interface SourceContext extends Pick<Context, "db" | "config"> {
  readonly now: Date;
  /** The day in Europe/Berlin. */
  readonly today: string;
  /** Aborted when nobody waits for the lines any more. */
  readonly signal: AbortSignal;
}

/** Computes the lines of a kind, the most urgent first. */
export type AttentionSource = (ctx: SourceContext) => Promise<readonly ComputedLine[]>;

/** The lines of a list with these figures: one, or none if it is empty. */
export function lineOf(
  key: LineKey,
  { count, isError, ...figures }: StoredFigures,
  values: Partial<ComputedLine> = {},
): readonly ComputedLine[] {
  if (count === 0) return [];
  const line: ComputedLine = { ...key, urgency: isError === true ? "ERROR" : "WARNING", count, ...figures };
  // Beyond the limit, the list does not count its rows either.
  const isCapped = count > exactCountMax;
  return [
    { ...line, ...(isCapped && { count: exactCountMax, communeCount: null, serviceCount: null }), ...values },
  ];
}

/** The key of the only line of a kind. */
export function onlyLine(kind: AttentionKind): LineKey {
  return { kind, subject: null };
}
