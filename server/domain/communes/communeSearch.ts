/** What a commune is found by: part of its name, beginning of its AGS or of a postal code (facts of the field). */
import { searchForms } from "#domain/searchText";
import type { Transaction } from "#server/storage/database/database";
import { selectCommunePostalCodes } from "#server/storage/communes/postalCodes";

/**
 * The text that communeSearchPattern looks into: each form of the name, the AGS and each postal code between line
 * breaks. To be stored anew whenever one of them changes.
 */
export function communeSearchText(name: string, ags: string, postalCodes: readonly string[]): string {
  const codes = [...new Set(postalCodes)].sort();
  return `\n${[...searchForms(oneLine(name)), ags, ...codes].join("\n")}\n`;
}

/** First letter of a name, A to Z, without regard to accents; empty where it starts with anything else. */
export function communeInitial(name: string): string {
  const first = searchForms(oneLine(name))[0]?.charAt(0) ?? "";
  return /[a-z]/.test(first) ? first.toUpperCase() : "";
}

/**
 * The LIKE patterns for a search text, one of which must match; empty: the text asks for nothing. Digits, grouped or
 * not, are the beginning of an AGS or a postal code.
 */
export function communeSearchPatterns(text: string): string[] {
  const digits = oneLine(text).replaceAll(" ", "");
  if (/^\d+$/.test(digits)) return [`%\n${digits}%`];
  return searchForms(oneLine(text))
    .filter((form) => form !== "")
    .map((form) => `%${form.replace(/[\\%_]/g, "\\$&")}%`);
}

/** Stores anew what the commune is found by, in the transaction that changed its name or its postal codes. */
export async function refreshCommuneSearch(tx: Transaction, ags: string): Promise<void> {
  // Locked first, so that of two changes at once the later one sees what the earlier one did.
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

function oneLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, " ").trim();
}
