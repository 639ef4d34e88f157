/** Which rows of a long list are drawn, and how much empty space stands for the others. */
export type RowSpan =
  | { readonly kind: "row"; readonly index: number }
  | { readonly kind: "space"; readonly index: number; readonly height: number };

interface Rows {
  readonly first: number;
  readonly last: number;
}

/**
 * Rows and spaces from top to bottom. `tops` holds the upper edge of each row and, at its end, the whole height; all in
 * pixels. A pinned row is drawn wherever it is; positions that no longer exist are passed over.
 */
export function spans(tops: Float64Array, { first, last }: Rows, pinned: number | null): RowSpan[] {
  const count = tops.length - 1;
  const drawn: number[] = [];
  for (let index = Math.max(first, 0); index <= Math.min(last, count - 1); index += 1) drawn.push(index);
  if (pinned !== null && pinned >= 0 && pinned < count) {
    if (pinned < first) drawn.unshift(pinned);
    else if (pinned > last) drawn.push(pinned);
  }
  const found: RowSpan[] = [];
  let next = 0;
  const leave = (until: number) => {
    const height = (tops[until] ?? 0) - (tops[next] ?? 0);
    if (height > 0) found.push({ kind: "space", index: next, height });
  };
  for (const index of drawn) {
    leave(index);
    found.push({ kind: "row", index });
    next = index + 1;
  }
  leave(count);
  return found;
}
