/** How many rows a table on the screen has found, for what stands beside its filters. */
import { useEffect } from "react";
import { observable } from "#browser/observable";
import { useObservable } from "#browser/useObservable";

export interface FoundCount {
  /** Rows of all pages. */
  readonly total: number;
  /** There are more rows than `total`; nobody has counted further. */
  readonly isAtLeast: boolean;
}

/** By the ids of the tables. */
const found = observable<ReadonlyMap<string, FoundCount>>(new Map());

/** States the count of a table while its rows are on the screen. */
export function useFoundCount(tableId: string | undefined, total: number, isAtLeast: boolean): void {
  useEffect(() => {
    if (tableId === undefined) return undefined;
    found.set(new Map(found.get()).set(tableId, { total, isAtLeast }));
    return () => {
      const others = new Map(found.get());
      others.delete(tableId);
      found.set(others);
    };
  }, [tableId, total, isAtLeast]);
}

/** The count of a table; undefined: not known yet. */
export function useFoundRows(tableId: string): FoundCount | undefined {
  return useObservable(found).get(tableId);
}
