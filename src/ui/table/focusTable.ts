/**
 * Leads the focus to the row of a table that had it last, e.g. when what had the focus is gone; where there are no rows,
 * to the first step that stands in their place.
 */
export function focusTable(id: string): void {
  const table = document.getElementById(id);
  const row = table?.querySelector<HTMLElement>('[data-roving][tabindex="0"]');
  (row ?? table?.querySelector<HTMLElement>("button"))?.focus();
}
