/** Commune search: matches part of the name, or a prefix of the AGS or of a postal code (domain rules). */
import { searchForms } from "#domain/searchText";
import { collapseWhitespace } from "#server/domain/lists/searchPatterns";
import { containsPattern } from "#server/storage/database/textConditions";
import type { Transaction } from "#server/storage/database/database";
import { selectCommunePostalCodes } from "#server/storage/communes/postalCodes";

/**
 * Builds the text that communeSearchPatterns are matched against: each form of the name, the AGS and each postal code,
 * between line breaks. Must be rebuilt and stored whenever one of them changes.
 */
export function communeSearchText(name: string, ags: string, postalCodes: readonly string[]): string {
  const codes = [...new Set(postalCodes)].sort();
  return `\n${[...searchForms(collapseWhitespace(name)), ags, ...codes].join("\n")}\n`;
}

/** Returns the first letter of a name, A to Z, ignoring accents; empty if it starts with anything else. */
export function communeInitial(name: string): string {
  const first = searchForms(collapseWhitespace(name))[0]?.charAt(0) ?? "";
  return /[a-z]/.test(first) ? first.toUpperCase() : "";
}

/**
 * Returns the LIKE patterns for a search text, one of which must match; empty if there is nothing to search for.
 * Digits, with or without spaces, match the beginning of an AGS or postal code.
 */
export function communeSearchPatterns(text: string): string[] {
  const digits = collapseWhitespace(text).replaceAll(" ", "");
  if (/^\d+$/.test(digits)) return [`%\n${digits}%`];
  return searchForms(collapseWhitespace(text))
    .filter((form) => form !== "")
    .map(containsPattern);
}

/** Rebuilds the search text and initial of a commune, in the transaction that changed its name or postal codes. */
export async function refreshCommuneSearch(tx: Transaction, ags: string): Promise<void> {
  // Lock first, so that the later of two concurrent changes sees the effect of the earlier one.
  const { name } = await tx
    .selectFrom("commune")
    .select("name")
    .where("ags", "=", ags)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const search_text = communeSearchText(name, ags, await selectCommunePostalCodes(tx, ags));
  const changed = { search_text, initial: communeInitial(name) };
  await tx.updateTable("commune").set(changed).where("ags", "=", ags).execute();
}
