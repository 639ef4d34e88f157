import { useEffect } from "react";
import { focusTable } from "#ui/table/focusTable";

/** Moves the focus to the first record if it replaces the empty state, whose button had the focus. */
export function useFirstRecord(tableId: string, isEmpty: boolean): void {
  useEffect(() => {
    if (!isEmpty) return undefined;
    return () => {
      if (document.activeElement === document.body) focusTable(tableId);
    };
  }, [tableId, isEmpty]);
}
