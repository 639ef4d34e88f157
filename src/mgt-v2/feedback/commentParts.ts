/** Splits comments at spans, and merges spans. */
import type { TextSpan } from "#domain/feedback/feedback";

/** A piece of a text; `span` is undefined between the spans. */
interface Piece<S extends TextSpan> {
  readonly start: number;
  readonly text: string;
  readonly span: S | undefined;
}

/** Splits a text at its spans, which are in order and do not overlap. */
export function piecesOf<S extends TextSpan>(text: string, spans: readonly S[]): readonly Piece<S>[] {
  const ends = [0, ...spans.map(({ end }) => end)];
  const pieces = [...spans, undefined].flatMap((span, position): Piece<S>[] => {
    const from = ends[position] ?? 0;
    const before = { start: from, text: text.slice(from, span?.start), span: undefined };
    return span ? [before, { start: span.start, text: text.slice(span.start, span.end), span }] : [before];
  });
  return pieces.filter((piece) => piece.text !== "");
}

/** Merges overlapping spans and sorts them. */
export function mergeSpans(spans: readonly TextSpan[]): readonly TextSpan[] {
  const merged: TextSpan[] = [];
  for (const { start, end } of spans.toSorted((one, other) => one.start - other.start)) {
    const last = merged.at(-1);
    if (last && start < last.end)
      merged[merged.length - 1] = { start: last.start, end: Math.max(last.end, end) };
    else merged.push({ start, end });
  }
  return merged;
}

/** The selected part of a text without surrounding whitespace; null if it is empty. */
export function trimSpan(text: string, { start, end }: TextSpan): TextSpan | null {
  const selected = text.slice(start, end);
  const trimmed = selected.trim();
  if (trimmed === "") return null;
  const from = start + selected.indexOf(trimmed);
  return { start: from, end: from + trimmed.length };
}
