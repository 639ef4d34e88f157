/** The search field of the screen, if it has one; those in panels and hidden lists do not count. */
export function findSearchField(): HTMLInputElement | undefined {
  const fields = document.querySelectorAll<HTMLInputElement>("main input[type=search]");
  return [...fields].find((field) => !field.closest("[hidden], [role=dialog]"));
}

const listEntries = "main :is([data-roving][tabindex='0'], [data-list-entry])";

/** The tab stop of the screen's list, or its first entry if each is one; undefined without a list with keys. */
export function findListEntry(): HTMLElement | undefined {
  const entries = document.querySelectorAll<HTMLElement>(listEntries);
  return [...entries].find((entry) => !entry.closest("[hidden], [role=dialog], nav"));
}

/** Moves the focus to the list of the screen; false if there is none. */
export function focusListEntry(): boolean {
  const entry = findListEntry();
  entry?.focus();
  return entry !== undefined;
}

/** Moves the focus to the search of the screen and selects its text; false if there is none. */
export function focusSearchField(): boolean {
  const field = findSearchField();
  field?.focus();
  field?.select();
  return field !== undefined;
}
