/** Starts the check of a file, which runs in the background. */
import { rm } from "node:fs/promises";
import type { TextEncodingName } from "#domain/encodings/textEncoding";
import type { FileProblem } from "#domain/imports/importProblem";
import { importExpiryMinutes } from "#domain/limits";
import { roleTypeOf } from "#domain/permissions";
import { systemName } from "#server/domain/activity/activity";
import type { Context } from "#server/context";
import type { ImportKind } from "#server/storage/columnTypes";
import {
  expireOpenPreviews,
  insertPreview,
  interruptPreviews,
  selectPreview,
  stockKindOf,
  updatePreview,
  type StoredPreview,
} from "#server/storage/imports/importPreviews";
import { isDatabaseUnavailable } from "#server/storage/database/databaseUnavailable";
import { isStorageOutage } from "#server/storage/database/outage";
import { isStorageFull } from "#server/storage/database/storageFull";
import { done, refused, userError, type Outcome } from "#server/domain/mutationResult";
import { checkImport } from "./checkImport";
import { dropUnusedStocks, heartbeatTimeoutMs } from "#server/domain/installation/dropExpired";
import { importTarget } from "./importTarget";
import { CheckEnded } from "./importStaging";

/** Context of an import: that of a request, or of the server itself if there is no viewer. */
export type Importer = Pick<Context, "db" | "log" | "now" | "viewer" | "background">;

/** The file to import, and its target. */
export interface ImportStart {
  readonly kind: ImportKind;
  readonly ags: string;
  /** Encoding that the user has chosen; detected by default. */
  readonly encoding?: TextEncodingName | null;
  /** A local file. It is deleted after the check, whatever the result. */
  readonly source: { readonly path: string; readonly name: string; readonly byteSize: number };
}

/**
 * Starts the check of a file and returns immediately. Expires earlier open previews of the same user for the same
 * stock. Does not check permissions; the caller must. Payload errors: already_running if a file for that stock is being
 * checked.
 */
export async function startImport(by: Importer, start: ImportStart): Promise<Outcome<StoredPreview>> {
  const started = await beginImport(by, start);
  return started === null ? refused(userError("already_running")) : done(started.preview);
}

/** Like startImport, with a promise for the end of the check. Returns null if a check is already running. */
export async function beginImport(
  by: Importer,
  start: ImportStart,
): Promise<{ readonly preview: StoredPreview; readonly checked: Promise<void> } | null> {
  const { db, now, background } = by;
  let preview: StoredPreview | undefined;
  try {
    preview = await insert(by, start);
  } finally {
    if (!preview) await rm(start.source.path, { force: true });
  }
  if (!preview) return null;
  const { id } = preview;
  const checked = background.startCheck(id, async (signal) => {
    await check(by, start, id, signal);
    await rm(start.source.path, { force: true }).catch(() => undefined);
    await dropUnusedStocks(db, now(), background.stopping).catch((error: unknown) => {
      if (isStorageOutage(error)) return;
      by.log.error({ err: error, previewId: id }, "unused stocks could not be deleted after an import");
    });
  });
  return { preview, checked };
}

async function insert({ db, now, viewer }: Importer, { kind, ags, source }: ImportStart) {
  const at = now();
  return db.transaction().execute(async (tx) => {
    await interruptPreviews(tx, heartbeatTimeoutMs);
    const id = await insertPreview(tx, {
      kind,
      commune_ags: ags,
      state: "CHECKING",
      file_name: source.name,
      byte_size: source.byteSize,
      created_by_id: viewer?.id ?? null,
      created_by_name: viewer?.username ?? systemName,
      created_by_role: roleTypeOf(viewer) ?? null,
      created_at: at,
      expires_at: new Date(at.getTime() + importExpiryMinutes * 60_000),
    });
    if (id === undefined) return undefined;
    await expireOpenPreviews(tx, ags, stockKindOf(kind), viewer?.id ?? null);
    return selectPreview(tx, id);
  });
}

async function check(
  by: Importer,
  start: ImportStart,
  previewId: string,
  signal: AbortSignal,
): Promise<void> {
  const { db, log, now } = by;
  const { kind, ags, encoding = null, source } = start;
  let problem: FileProblem | null;
  try {
    problem = await checkImport({ db, log, now, previewId, kind, ags, encoding, path: source.path, signal });
  } catch (error) {
    problem = problemOf(error, { by, kind, previewId, signal });
  }
  if (problem === null) return;
  const { code, params } = problem;
  await updatePreview(db, previewId, ["CHECKING"], {
    state: "REFUSED",
    failure: JSON.stringify({ code, params }),
  }).catch((error: unknown) => {
    // A sweep ends previews whose state could not be saved meanwhile.
    if (isStorageOutage(error)) return;
    log.error({ err: error, previewId }, "the failure of an import could not be recorded");
  });
}

/** Returns why a check failed, or null if its preview was ended from outside and already has its final state. */
function problemOf(
  error: unknown,
  { by, kind, previewId, signal }: { by: Importer; kind: ImportKind; previewId: string; signal: AbortSignal },
): FileProblem | null {
  if (signal.aborted || isDatabaseUnavailable(error)) return { code: "import_interrupted", params: {} };
  if (error instanceof CheckEnded) return null;
  if (isStorageFull(error)) {
    by.log.error({ err: error, previewId }, "an import file could not be checked: a disk is full");
    return { code: "storage_full", params: {} };
  }
  by.log.error({ err: error, previewId }, "an import file could not be checked");
  const isFile = error instanceof Error && "syscall" in error;
  return { code: isFile ? "file_unreadable" : importTarget(kind).failed, params: {} };
}
