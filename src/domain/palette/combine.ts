/** Finds things that are named by several parts, such as "augs kenn": a service in a commune. */
import { allWords, type Hit, type Query } from "./query";

/** A combination of two hits that together have all typed words. */
export interface Pair<One, Other> {
  readonly one: One;
  readonly other: Other;
  readonly found: number;
  readonly score: number;
}

/**
 * All pairs in which the second part has at least one word that the first lacks. Only pairs with all words, unless
 * `isPartial`: then a third part may have the rest.
 */
export function combine<One extends Hit<unknown>, Other extends Hit<unknown>>(
  query: Query,
  ones: readonly One[],
  others: readonly Other[],
  { isPartial = false }: { readonly isPartial?: boolean } = {},
): readonly Pair<One, Other>[] {
  const all = allWords(query);
  return ones
    .flatMap((one) =>
      others.flatMap((other) => {
        const found = one.found | other.found;
        if (found === one.found || (found !== all && !isPartial)) return [];
        return [{ one, other, found, score: one.score + other.score }];
      }),
    )
    .sort((first, second) => second.score - first.score);
}
