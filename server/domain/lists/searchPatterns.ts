/** What a filter's text looks for in a list. */
import { searchTextMaxLength } from "#domain/limits";
import { searchForms } from "#domain/searchText";
import { failure } from "#server/failure";

/**
 * LIKE patterns for the database's search_forms, one of which must match; null: the text asks for nothing. Fails with
 * bad_request where it is longer than 100 characters.
 */
export function searchPatterns(text: string | null | undefined): string[] | null {
  const oneLine = (text ?? "").replace(/[\s\p{Cc}]+/gu, " ").trim();
  if ([...oneLine].length > searchTextMaxLength) {
    throw failure("bad_request", { detail: `A search text has at most ${searchTextMaxLength} characters.` });
  }
  const forms = searchForms(oneLine).filter((form) => form !== "");
  return forms.length === 0 ? null : forms.map((form) => `%${form.replace(/[\\%_]/g, "\\$&")}%`);
}
