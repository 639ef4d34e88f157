import { markedParts } from "#domain/palette/markedParts";
import type { Query } from "#domain/palette/query";

/** A text with its matches marked. */
export function Marked({ text, query }: { readonly text: string; readonly query: Query }) {
  if (query.length === 0) return text;
  return markedParts(text, query).map(({ text: part, isMarked }, position) =>
    // The parts never change their order.
    // oxlint-disable-next-line react/no-array-index-key
    isMarked ? <mark key={position}>{part}</mark> : part,
  );
}
