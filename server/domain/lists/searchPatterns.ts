/** Converts the search text of a list filter to LIKE patterns. */
import { searchTextMaxLength } from "#domain/limits";
import { searchForms } from "#domain/searchText";
import { failure } from "#server/failure";

/**
 * Returns LIKE patterns for `search_forms` in the database, one of which must match, or null if there is nothing to
 * search for. Throws bad_request if the text is longer than 100 characters.
 */
export function searchPatterns(text: string | null | undefined): string[] | null {
  const oneLine = (text ?? "").replace(/[\s\p{Cc}]+/gu, " ").trim();
  if ([...oneLine].length > searchTextMaxLength) {
    throw failure("bad_request", { detail: `A search text has at most ${searchTextMaxLength} characters.` });
  }
  const forms = searchForms(oneLine).filter((form) => form !== "");
  return forms.length === 0 ? null : forms.map((form) => `%${form.replace(/[\\%_]/g, "\\$&")}%`);
}
