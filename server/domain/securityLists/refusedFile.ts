/** The refused entries of an import as CSV, with readable reasons. */
import type { SecurityListImportResult } from "#domain/securityLists/securityLists";
import { securityListImportResults } from "#domain/securityLists/securityLists";
import type { Context } from "#server/context";
import { csvHeader, csvLines } from "#server/domain/files/csvExport";
import { csvDownload, datedFileName, type Download } from "#server/domain/files/downloads";
import type { Database } from "#server/storage/database/database";
import { selectRange, type KeysetRange, type Position } from "#server/storage/database/keyset";
import { stagedOrder, stagedSource } from "#server/storage/securityLists/imports";
import { findImport, importSums, type SecurityListImport } from "./securityListImports";

const words: Readonly<Record<SecurityListImportResult, string>> = {
  ENTRY_ADDED: "Hinzugefügt",
  ENTRY_EXISTS_ALREADY: "Steht bereits auf der Liste",
  INVALID: "Weder eine E-Mail-Adresse noch eine Domain",
  CONFLICT: "Steht auf der anderen Liste",
  DUPLICATE: "Steht in der Datei mehrfach",
  DOMAIN_NOT_ALLOWED: "Domains sind auf der Whitelist nicht erlaubt",
  PUBLIC_SUFFIX: "Öffentliche Endung wie de oder co.uk, nicht bestätigt",
  DATE_INVALID: "Gültig bis: kein Tag (JJJJ-MM-TT oder TT.MM.JJJJ) oder schon vergangen",
};

const pageRows = 1_000;

/** The download of the refused entries; null if there are none. */
export function refusedDownload(ctx: Context, stored: SecurityListImport): Download | null {
  if (importSums(stored).refusedCount === 0) return null;
  return csvDownload(ctx, `security-list-refusals/${stored.id}`, fileNameOf(ctx));
}

/** The file for a path created by refusedDownload; null if the import does not belong to the viewer. */
export async function refusedFile(ctx: Context, id: string) {
  const found = await findImport(ctx, id);
  return found && { fileName: fileNameOf(ctx), parts: chunksOf(ctx.db, id) };
}

const fileNameOf = (ctx: Context) => datedFileName("abgelehnte-eintraege", ctx.now());

async function* chunksOf(db: Database, id: string): AsyncGenerator<string> {
  yield csvHeader(["Zeile", "Eintrag", "Grund der Ablehnung"]);
  const source = stagedSource(
    id,
    securityListImportResults.filter((result) => result !== "ENTRY_ADDED"),
  );
  let after: Position | null = null;
  for (;;) {
    const range: KeysetRange = { order: stagedOrder, isDescending: false, after, before: null };
    const rows = await selectRange(db, source, range, { limit: pageRows, fromEnd: false });
    if (rows.length > 0) yield csvLines(rows.map(({ line, text, result }) => [line, text, words[result]]));
    if (rows.length < pageRows) return;
    after = rows.at(-1)?.position ?? null;
  }
}
