import { focusTable } from "#ui/table/focusTable";
import { focusTableSearch } from "#ui/table/TableToolbar";

export const servicesTableId = "services";

/** Restores a lost focus after rows changed: to another row, or to the search field if there are none. */
export function restoreServicesFocus(): void {
  // By then the list has re-rendered and the dialog is closed.
  setTimeout(() => {
    if (document.activeElement === document.body) focusTable(servicesTableId);
    if (document.activeElement === document.body) focusTableSearch(servicesTableId);
  });
}
