/** Exports a security list as CSV that can be imported again. */
import type { SecurityListKind } from "#domain/securityLists/securityLists";
import type { Context } from "#server/context";
import { csvHeader, csvLines } from "#server/domain/files/csvExport";
import { csvDownload, datedFileName, type Download } from "#server/domain/files/downloads";
import { decodeExportParams, encodeExportParams } from "#server/domain/files/exportParams";
import { done, refused, type Outcome } from "#server/domain/mutationResult";
import { formatTimestamp } from "#server/domain/processes/exportLabels";
import type { Database } from "#server/storage/database/database";
import { selectRange, type KeysetRange, type Position } from "#server/storage/database/keyset";
import {
  entryOrder,
  entrySource,
  type EntryConditions,
  type ListKey,
} from "#server/storage/securityLists/entries";
import {
  canChangeLists,
  listAccessError,
  readEntryFilter,
  todayOf,
  type EntryFilter,
  type NamedList,
} from "./securityLists";

/** Column names, which imports recognize. */
const exportColumns = ["Eintrag", "Grund", "Gültig bis", "Hinzugefügt von", "Hinzugefügt am"] as const;

/** Export parameters encoded in the download path. */
interface ExportParams {
  readonly list: SecurityListKind;
  readonly conditions: EntryConditions;
}

const pageRows = 1_000;

/** Prepares the download. Payload errors: not_found. Throws bad_request if the text of the filter is too long. */
export async function exportList(
  ctx: Context,
  { ags, list }: NamedList,
  filter: EntryFilter | null,
): Promise<Outcome<Download>> {
  const params: ExportParams = { list, conditions: readEntryFilter(filter) };
  const error = await listAccessError(ctx, ags);
  if (error) return refused(error);
  return done(
    csvDownload(ctx, `security-lists/${ags}/${encodeExportParams(params)}`, fileNameOf(ctx, ags, list)),
  );
}

/**
 * The file for a path created by exportList, generated while it is sent; null if the viewer may not change the lists.
 */
export async function exportedListFile(ctx: Context, ags: string, encoded: string) {
  if (!(await canChangeLists(ctx, ags))) return null;
  const { list, conditions } = decodeExportParams(encoded) as ExportParams;
  return {
    fileName: fileNameOf(ctx, ags, list),
    parts: chunksOf(ctx.db, { communeAgs: ags, list }, conditions, todayOf(ctx)),
  };
}

function fileNameOf(ctx: Context, ags: string, list: SecurityListKind): string {
  return datedFileName(`${list.toLowerCase()}-${ags}`, ctx.now());
}

async function* chunksOf(
  db: Database,
  key: ListKey,
  conditions: EntryConditions,
  today: string,
): AsyncGenerator<string> {
  yield csvHeader(exportColumns);
  const source = entrySource(key, conditions, today);
  const order = entryOrder("PATTERN");
  let after: Position | null = null;
  for (;;) {
    const range: KeysetRange = { order, isDescending: false, after, before: null };
    const rows = await selectRange(db, source, range, { limit: pageRows, fromEnd: false });
    const cells = rows.map(({ display, reason, expiresOn, createdByName, createdAt }) => [
      display,
      reason,
      expiresOn,
      createdByName,
      formatTimestamp(createdAt),
    ]);
    if (rows.length > 0) yield csvLines(cells);
    if (rows.length < pageRows) return;
    after = rows.at(-1)?.position ?? null;
  }
}
