/** Imports into security lists: a preview that checks each entry, then a commit, which can be undone for a while. */
import { readFile } from "node:fs/promises";
import { decodeText, type TextEncodingName } from "#domain/encodings/textEncoding";
import { fileUndoMinutes, importExpiryMinutes } from "#domain/limits";
import { securityListImportSchema } from "#domain/schemas/securityListEntry";
import {
  loggedEntriesMax,
  securityListImportMax,
  securityListImportMaxBytes,
  securityListImportResults,
  type SecurityListImportResult,
  type SecurityListResult,
} from "#domain/securityLists/securityLists";
import type { Context } from "#server/context";
import { FieldChecks } from "#server/domain/fieldChecks";
import { readPage, type Page, type PageBounds } from "#server/domain/lists/paging";
import { done, inTransaction, refused, userError, type Outcome } from "#server/domain/mutationResult";
import { requireViewer } from "#server/domain/sessions/sessions";
import type { Transaction } from "#server/storage/database/database";
import {
  addStagedEntries,
  deleteAddedEntries,
  deleteImport,
  finishCheck,
  insertImport,
  insertStagedEntries,
  selectAddedDisplays,
  selectImport,
  stagedOrder,
  stagedSource,
  type StagedEntry,
  type StoredImport,
} from "#server/storage/securityLists/imports";
import { EntryCheck, type EntryDefaults } from "./checkEntries";
import { detectEncoding } from "./detectEncoding";
import { readEntries, type FileEntry } from "./readEntries";
import {
  canChangeLists,
  listAccessError,
  lockLists,
  recordListChange,
  todayOf,
  type NamedList,
} from "./securityLists";
import { stampOf } from "#server/domain/stamp";

/** A checked file, and the result of its import. */
export type SecurityListImport = StoredImport;

/** Input of a preview. */
export interface PreviewInput extends NamedList {
  readonly file: { readonly path: string; readonly name: string; readonly byteSize: number };
  /** `null`: detect it. */
  readonly encoding?: TextEncodingName | null;
  readonly reason?: string | null;
  readonly expiresOn?: string | null;
}

/** Small batches let other statements run in between. */
const batchEntries = 2_000;

/**
 * Checks a file and stores the preview for an hour. Drops the caller's earlier preview of this list. Payload errors:
 * not_found, file_empty, file_too_large, too_many_rows, text_too_long, text_invalid, date_in_past.
 */
export async function previewImport(ctx: Context, input: PreviewInput): Promise<Outcome<SecurityListImport>> {
  const { ags, list, file, encoding: chosen = null } = input;
  const accessError = await listAccessError(ctx, ags);
  if (accessError) return refused(accessError);
  const { value: defaults, errors } = readDefaults(ctx, input);
  if (defaults === null) return { value: null, errors };
  if (file.byteSize > securityListImportMaxBytes) {
    return refused(userError("file_too_large", ["file"], { maxBytes: String(securityListImportMaxBytes) }));
  }
  const bytes = await readFile(file.path);
  const encoding = chosen ?? detectEncoding(bytes);
  const text = decodeText(bytes, encoding).replace(/^\ufeff/, "");
  const count = countUpTo(readEntries(text), securityListImportMax + 1);
  if (count === 0) return refused(userError("file_empty", ["file"]));
  if (count > securityListImportMax) {
    return refused(userError("too_many_rows", ["file"], { max: String(securityListImportMax) }));
  }
  const key = { communeAgs: ags, list };
  const stamp = stampOf(ctx);
  const expiresAt = new Date(stamp.at.getTime() + importExpiryMinutes * 60_000);
  const id = await insertImport(ctx.db, key, { fileName: file.name, encoding, expiresAt }, stamp);
  try {
    const check = new EntryCheck(key, defaults, todayOf(ctx));
    for (const batch of batchesOf(readEntries(text))) {
      await insertStagedEntries(ctx.db, id, await check.check(ctx.db, batch));
    }
    await ctx.db.transaction().execute((tx) => finishCheck(tx, id, key, stamp.by.id));
  } catch (error) {
    await deleteImport(ctx.db, id).catch(() => undefined);
    throw error;
  }
  return done(await requireImport(ctx, ctx.db, id));
}

function readDefaults(ctx: Context, { reason, expiresOn }: PreviewInput): Outcome<EntryDefaults> {
  const checks = new FieldChecks();
  const values = checks.read(securityListImportSchema, { reason: reason ?? "", expiresOn: expiresOn ?? "" });
  checks.rule("expiresOn", values.expiresOn === "" || values.expiresOn >= todayOf(ctx), "date_in_past");
  if (checks.errors.length > 0) return refused(...checks.errors);
  return done({ reason: values.reason || null, expiresOn: values.expiresOn || null });
}

function countUpTo(entries: Iterable<FileEntry>, max: number): number {
  let count = 0;
  for (const _entry of entries) {
    count += 1;
    if (count === max) break;
  }
  return count;
}

function* batchesOf(entries: Iterable<FileEntry>): Generator<readonly FileEntry[]> {
  let batch: FileEntry[] = [];
  for (const entry of entries) {
    batch.push(entry);
    if (batch.length < batchEntries) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

async function requireImport(ctx: Context, db: Parameters<typeof selectImport>[0], id: string) {
  const found = await selectImport(db, id, requireViewer(ctx).id);
  if (!found) throw new Error("The import does not exist.");
  return found;
}

/** Returns an import of the viewer; null if there is none, or the viewer may no longer change the lists. */
export async function findImport(ctx: Context, id: string): Promise<SecurityListImport | null> {
  const found = await selectImport(ctx.db, id, requireViewer(ctx).id);
  return found && (await canChangeLists(ctx, found.communeAgs)) ? found : null;
}

/** Number of entries by result, in the order of the contract. Omits results that do not occur. */
export function resultCountsOf({ counts }: SecurityListImport) {
  return securityListImportResults.flatMap((result) => {
    const count = counts[result];
    return count === undefined ? [] : [{ result, count }];
  });
}

/** Number of entries that are (or would be) added, and of the others. */
export function importSums({ counts }: SecurityListImport) {
  const entryCount = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const importedCount = counts.ENTRY_ADDED ?? 0;
  return { entryCount, importedCount, refusedCount: entryCount - importedCount };
}

/** Deadline for undoing an import; null if it cannot be undone. */
export function undoableUntil({ state, committedAt }: SecurityListImport): Date | null {
  return state === "IMPORTED" && committedAt
    ? new Date(committedAt.getTime() + fileUndoMinutes * 60_000)
    : null;
}

/** Lists a page of entries in the order of the file. Throws bad_request for invalid bounds and cursors. */
export async function listImportEntries(
  ctx: Context,
  { id }: SecurityListImport,
  results: readonly SecurityListResult[] | null,
  bounds: PageBounds,
): Promise<Page<StagedEntry>> {
  const given = results?.length ? [...new Set(results)].filter(isImportResult) : null;
  return readPage(ctx.db, stagedSource(id, given), { order: stagedOrder, isDescending: false, ...bounds });
}

const isImportResult = (result: SecurityListResult): result is SecurityListImportResult =>
  securityListImportResults.some((known) => known === result);

/** Adds the entries of a checked file in one transaction. Payload errors: preview_expired. */
export function commitImport(
  ctx: Context,
  id: string | null,
  allowsPublicSuffixes: boolean,
): Promise<Outcome<SecurityListImport>> {
  return inTransaction<SecurityListImport>(ctx, async (tx) => {
    const found = await lockOwnImport(ctx, tx, id);
    if (found?.state !== "CHECKED" || found.expiresAt <= ctx.now())
      return refused(userError("preview_expired"));
    const counts = await addStagedEntries(tx, found, allowsPublicSuffixes, stampOf(ctx), todayOf(ctx));
    const count = counts.ENTRY_ADDED ?? 0;
    if (count > 0) {
      const entries = await selectAddedDisplays(tx, found.id, loggedEntriesMax);
      await recordListChange(ctx, tx, found, "IMPORT", { entries, count, fileName: found.fileName });
    }
    return done(await requireImport(ctx, tx, found.id));
  });
}

/** Result of undoing an import. */
export interface UndoneImport {
  readonly securityListImport: SecurityListImport;
  readonly removedCount: number;
}

/** Removes the entries that an import added. Payload errors: undo_expired. */
export function undoImport(ctx: Context, id: string | null): Promise<Outcome<UndoneImport>> {
  return inTransaction<UndoneImport>(ctx, async (tx) => {
    const found = await lockOwnImport(ctx, tx, id);
    const until = found && undoableUntil(found);
    if (!found || !until || until <= ctx.now()) return refused(userError("undo_expired"));
    const entries = await selectAddedDisplays(tx, found.id, loggedEntriesMax);
    const removedCount = await deleteAddedEntries(tx, found.id);
    if (removedCount > 0) {
      await recordListChange(ctx, tx, found, "UNDO_IMPORT", {
        entries,
        count: removedCount,
        fileName: found.fileName,
      });
    }
    return done({ securityListImport: await requireImport(ctx, tx, found.id), removedCount });
  });
}

/** Locks the lists of the viewer's import, then reads it; undefined if there is none. */
async function lockOwnImport(
  ctx: Context,
  tx: Transaction,
  id: string | null,
): Promise<StoredImport | undefined> {
  const userId = requireViewer(ctx).id;
  const found = id === null ? undefined : await selectImport(tx, id, userId);
  if (!found) return undefined;
  await lockLists(ctx, tx, found.communeAgs);
  return selectImport(tx, found.id, userId);
}
