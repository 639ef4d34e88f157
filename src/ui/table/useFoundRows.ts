/** Row counts of the tables on screen, shown beside their filters. */
import { useEffect } from "react";
import { useObservable } from "#browser/useObservable";
import { useUi, type FoundCount } from "#ui/ui";

/** Publishes the row count of a table while it is mounted. */
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

/** The row count of a table; undefined while loading. */
export function useFoundRows(tableId: string): FoundCount | undefined {
  return useObservable(useUi().foundRows).get(tableId);
}
