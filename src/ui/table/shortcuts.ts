/** Keyboard shortcuts in which lists differ. */
export interface ListShortcuts {
  /** Enter opens a row. */
  readonly canOpen: boolean;
  readonly canSelect: boolean;
  /** Rows open in a pane beside the list, where J and K move to the next or previous row. */
  readonly opensBeside?: boolean;
}

/** Whether an element accepts text input. */
export function takesText(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target.matches("textarea, select")) return true;
  return (
    target instanceof HTMLInputElement && !["checkbox", "radio", "button", "submit"].includes(target.type)
  );
}
