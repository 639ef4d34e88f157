/** Id of the search field. */
export const searchFieldId = "communes-search";

/** Focuses the search field after the focused element was removed, such as the button that resets the filters. */
export function focusSearchField(): void {
  document.getElementById(searchFieldId)?.focus();
}
