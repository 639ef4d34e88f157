/**
 * Focuses the row of a table that had the focus last, e.g. when the focused element is removed. Without rows, it
 * focuses the first button of the empty state.
 */
export function focusTable(id: string): void {
  const table = document.getElementById(id);
  const row = table?.querySelector<HTMLElement>('[data-roving][tabindex="0"]');
  (row ?? table?.querySelector<HTMLElement>("button"))?.focus();
}
