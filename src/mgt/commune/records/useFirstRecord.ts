import { useEffect } from "react";
import { focusTable } from "#ui/table/focusTable";

/** With the first record goes the first step that stood in its place; if that had the focus, the record has it. */
export function useFirstRecord(tableId: string, isEmpty: boolean): void {
  useEffect(() => {
    if (!isEmpty) return undefined;
    return () => {
      if (document.activeElement === document.body) focusTable(tableId);
    };
  }, [tableId, isEmpty]);
}
