/** Converts the search text of a list filter to LIKE patterns. */
import { searchTextMaxLength } from "#domain/limits";
import { searchForms } from "#domain/searchText";
import { toSingleLine, withoutInvisible } from "#domain/singleLine";
import { failure } from "#server/failure";
import { containsPattern } from "#server/storage/database/textConditions";

/**
 * Returns LIKE patterns for `search_forms` in the database, one of which must match, or null if there is nothing to
 * search for. Throws bad_request if the text is longer than 100 characters.
 */
export function searchPatterns(text: string | null | undefined): string[] | null {
  const forms = searchForms(requireSearchText(text)).filter((form) => form !== "");
  return forms.length === 0 ? null : forms.map(containsPattern);
}

/** Returns the search text on one line, empty if there is none. Throws bad_request if it is longer than 100 characters. */
export function requireSearchText(text: string | null | undefined): string {
  const oneLine = collapseWhitespace(text ?? "");
  if ([...oneLine].length > searchTextMaxLength) {
    throw failure("bad_request", { detail: `A search text has at most ${searchTextMaxLength} characters.` });
  }
  return oneLine;
}

/** Replaces each run of whitespace and control characters by one space, and normalises the text as a single line. */
export function collapseWhitespace(text: string): string {
  return toSingleLine(withoutInvisible(text).replace(/[\s\p{Cc}]+/gu, " "));
}
