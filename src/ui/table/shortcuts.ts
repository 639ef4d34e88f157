/** What the keys of a list do, as far as lists differ in it. */
export interface ListShortcuts {
  /** Enter opens a row. */
  readonly canOpen: boolean;
  readonly canSelect: boolean;
  /** A row opens beside the list, and the keys lead from there to the next one. */
  readonly opensBeside?: boolean;
}

/** Whether what has the focus takes what is typed as text. */
export function takesText(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target.matches("textarea, select")) return true;
  return (
    target instanceof HTMLInputElement && !["checkbox", "radio", "button", "submit"].includes(target.type)
  );
}
