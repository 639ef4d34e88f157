/** Leads the focus to the row of a table that had it last, e.g. when what had the focus is gone. */
export function focusTable(id: string): void {
  document.querySelector<HTMLElement>(`#${CSS.escape(id)} [data-roving][tabindex="0"]`)?.focus();
}
