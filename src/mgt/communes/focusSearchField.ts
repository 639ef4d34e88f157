/** Names the field for where the focus goes to. */
export const searchFieldId = "communes-search";

/** Leads the focus to the field where what had it goes, such as the button that removes the filters. */
export function focusSearchField(): void {
  document.getElementById(searchFieldId)?.focus();
}
