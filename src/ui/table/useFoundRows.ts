/** How many rows a table on the screen has found, for what stands beside its filters. */
import { useEffect } from "react";
import { useObservable } from "#browser/useObservable";
import { useUi, type FoundCount } from "#ui/ui";

/** States the count of a table while its rows are on the screen. */
export function useFoundCount(tableId: string | undefined, total: number, isAtLeast: boolean): void {
  const { foundRows } = useUi();
  useEffect(() => {
    if (tableId === undefined) return undefined;
    foundRows.set(new Map(foundRows.get()).set(tableId, { total, isAtLeast }));
    return () => {
      const others = new Map(foundRows.get());
      others.delete(tableId);
      foundRows.set(others);
    };
  }, [foundRows, tableId, total, isAtLeast]);
}

/** The count of a table; undefined: not known yet. */
export function useFoundRows(tableId: string): FoundCount | undefined {
  return useObservable(useUi().foundRows).get(tableId);
}
