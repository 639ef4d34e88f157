import { focusTable } from "#ui/table/focusTable";
import { focusTableSearch } from "#ui/table/TableToolbar";

export const servicesTableId = "services";

/** Where a change took the row that had the focus: another row has it, or the search field if there are none. */
export function keepServicesFocus(): void {
  // The list shows the change by then, and no dialog lies over it.
  setTimeout(() => {
    if (document.activeElement === document.body) focusTable(servicesTableId);
    if (document.activeElement === document.body) focusTableSearch(servicesTableId);
  });
}
