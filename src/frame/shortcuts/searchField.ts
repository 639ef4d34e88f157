/** The search field of the screen, if it has one; those in panels and hidden lists do not count. */
export function findSearchField(): HTMLInputElement | undefined {
  const fields = document.querySelectorAll<HTMLInputElement>("main input[type=search]");
  return [...fields].find((field) => !field.closest("[hidden], [role=dialog]"));
}

/** Moves the focus to the search of the screen and selects its text; false if there is none. */
export function focusSearchField(): boolean {
  const field = findSearchField();
  field?.focus();
  field?.select();
  return field !== undefined;
}
