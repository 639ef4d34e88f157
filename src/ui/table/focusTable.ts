/** The row of a table that had the focus last; without rows, the first button of the empty state. */
export function tableFocus(id: string): HTMLElement | null {
  const table = document.getElementById(id);
  const row = table?.querySelector<HTMLElement>('[data-roving][tabindex="0"]');
  return row ?? table?.querySelector<HTMLElement>("button") ?? null;
}

/** Focuses a table, e.g. when the focused element is removed. */
export function focusTable(id: string): void {
  tableFocus(id)?.focus();
}
