/** The freely configurable files of a service, identified by their paths. */
import { FilePlaces } from "#domain/filePlaces";
import { serviceFilesMax, serviceFilesMaxBytes } from "#domain/limits";
import { hasCapability } from "#domain/serviceCatalogue";
import { checkPath, isLocalePath, mediaTypeOfPath, normalizePath } from "#domain/serviceFiles";
import { pathProblemParams } from "#domain/schemas/serviceFiles";
import type { Context } from "#server/context";
import { failure } from "#server/failure";
import { recordActivities, recordActivity, type Activity } from "#server/domain/activity/activity";
import { readCheckedFile, type CheckedFile } from "#server/domain/files/checkFile";
import {
  conflictError,
  done,
  inTransaction,
  Refusal,
  refuseIf,
  userError,
  type Outcome,
  type UserError,
} from "#server/domain/mutationResult";
import { requireViewer } from "#server/domain/sessions/sessions";
import type { CommuneServiceKey } from "#server/storage/communes/communeServices";
import type { Transaction } from "#server/storage/database/database";
import { insertBlob } from "#server/storage/services/blobs";
import type { NewFormerFile } from "#server/storage/services/fileChanges";
import {
  deleteServiceFiles,
  insertServiceFile,
  selectServiceFile,
  selectServiceFiles,
  updateServiceFile,
  type StoredServiceFile,
} from "#server/storage/services/serviceFiles";
import type { SpooledFile } from "#server/uploads";
import { serviceFileRule } from "./fileContents";
import { keepFormerFiles, type FileChange } from "./formerFiles";
import { activityTarget, contentValues, logUnexpectedErrors } from "./predefinedFiles";
import { canAccessService, requireCommuneService } from "./serviceAccess";
import { stampOf } from "#server/domain/stamp";

export type ServiceFile = StoredServiceFile;

/** A file to change, with the revision that was read. */
export interface ServiceFileTarget {
  /** Database id; `null` if no such file can exist. */
  readonly id: string | null;
  readonly revision: number;
}

/** Lists the files of a service by path; none without the capability. */
export async function listServiceFiles(
  { db }: Pick<Context, "db">,
  key: CommuneServiceKey,
): Promise<ServiceFile[]> {
  return hasCapability(key.serviceId, "files") ? selectServiceFiles(db, key) : [];
}

/** Returns a file; `null` if there is none or the caller may not see it. */
export async function findServiceFile(ctx: Context, id: string): Promise<ServiceFile | null> {
  const file = await selectServiceFile(ctx.db, id);
  return file && canAccessService(ctx, file) ? file : null;
}

/**
 * Adds a file. Payload errors: not_found, capability_missing; those of checkPath and not_unique at `path`; at `file`
 * those of checkFile, too_many_files, files_too_large, file_upload_error.
 */
export async function addServiceFile(
  ctx: Context,
  key: CommuneServiceKey | null,
  { path: entered, file }: { readonly path: string; readonly file: SpooledFile },
): Promise<Outcome<ServiceFile>> {
  const path = normalizePath(entered);
  const problem = pathError(path);
  const read = problem ?? (await readCheckedFile(file, serviceFileRule(path)));
  return logUnexpectedErrors(ctx, uploadError, () =>
    inTransaction(ctx, async (tx) => {
      const service = await requireCommuneService(ctx, tx, key, "files");
      const files = await selectServiceFiles(tx, service);
      const content = accepted(read);
      const placed = requirePlace(path, files);
      refuseIf(quotaErrors(files, content.bytes.length));
      const sha256 = await insertBlob(tx, content.bytes);
      const values = { path: placed, sha256, mediaType: content.mediaType };
      const after = await reread(tx, await insertServiceFile(tx, service, values, stampOf(ctx)));
      await recordActivity(tx, entryOf(ctx, "CHANGE_SERVICE_FILES", null, after));
      return { value: after, errors: [] };
    }),
  );
}

/**
 * Replaces the content of a file; can be undone. Payload errors: not_found, capability_missing, conflict,
 * changing_fixed_service_file_local_error, and those of addServiceFile at `file`.
 */
export function replaceServiceFile(
  ctx: Context,
  target: ServiceFileTarget,
  file: SpooledFile,
): Promise<Outcome<FileChange<ServiceFile>>> {
  return logUnexpectedErrors(ctx, uploadError, () =>
    change(ctx, target, async (tx, before, files) => {
      const content = accepted(await readCheckedFile(file, serviceFileRule(before.path)));
      refuseIf(quotaErrors(files, content.bytes.length, before));
      const sha256 = await insertBlob(tx, content.bytes);
      return { path: before.path, sha256, mediaType: content.mediaType };
    }),
  );
}

/** Renames or moves a file. Payload errors: those of replaceServiceFile, and of addServiceFile at `path`. */
export function renameServiceFile(
  ctx: Context,
  target: ServiceFileTarget,
  entered: string,
): Promise<Outcome<FileChange<ServiceFile>>> {
  const path = normalizePath(entered);
  return change(ctx, target, async (_tx, before, files) => {
    const problem = pathError(path);
    refuseIf(problem ? [problem] : []);
    if (mediaTypeOfPath(path) !== before.mediaType) {
      throw new Refusal([userError("file_extension_not_allowed", ["path"], { allowed: before.mediaType })]);
    }
    const others = files.filter(({ id }) => id !== before.id);
    return { path: requirePlace(path, others), sha256: before.sha256, mediaType: before.mediaType };
  });
}

/**
 * Removes all files or none. The value is the id for undoing it, null if nothing was removed. Payload errors:
 * not_found, capability_missing, conflict, changing_fixed_service_file_local_error.
 */
export function removeServiceFiles(
  ctx: Context,
  key: CommuneServiceKey | null,
  items: readonly ServiceFileTarget[],
): Promise<Outcome<{ readonly undoId: string | null }>> {
  return inTransaction<{ readonly undoId: string | null }>(ctx, async (tx) => {
    const service = await requireCommuneService(ctx, tx, key, "files");
    if (new Set(items.map(({ id }) => id)).size !== items.length) {
      throw failure("bad_request", { detail: "The items contain duplicates." });
    }
    const files = new Map((await selectServiceFiles(tx, service)).map((file) => [file.id, file]));
    const found = items.map(({ id, revision }) => ({
      file: id === null ? undefined : files.get(id),
      revision,
    }));
    refuseIf(
      found.flatMap(({ file }, at) => (file ? [] : [userError("not_found", ["items", String(at), "id"])])),
    );
    const removed = found.flatMap(({ file }) => file ?? []);
    refuseIf(removed.some(({ path }) => isLocalePath(path)) ? [localeError("items")] : []);
    const stale = found.find(({ file, revision }) => file?.revision !== revision)?.file;
    if (stale) return { value: { undoId: null }, errors: [conflictOf(stale)] };
    await deleteServiceFiles(
      tx,
      removed.map(({ id }) => id),
    );
    const former = removed.map((file) => formerOf(file, null));
    const undoId = await keepFormerFiles(ctx, tx, service, former);
    await recordActivities(
      tx,
      removed.map((file) => entryOf(ctx, "REMOVE_FILE", file, null)),
    );
    return { value: { undoId }, errors: [] };
  });
}

async function change(
  ctx: Context,
  { id, revision }: ServiceFileTarget,
  valuesOf: (
    tx: Transaction,
    before: ServiceFile,
    files: readonly ServiceFile[],
  ) => Promise<Pick<ServiceFile, "path" | "sha256" | "mediaType">>,
): Promise<Outcome<FileChange<ServiceFile>>> {
  return inTransaction<FileChange<ServiceFile>>(ctx, async (tx) => {
    const service = await requireCommuneService(
      ctx,
      tx,
      id === null ? null : await selectServiceFile(tx, id),
      "files",
    );
    const files = await selectServiceFiles(tx, service);
    const before = files.find((file) => file.id === id);
    if (!before) throw new Refusal([userError("not_found", ["id"])]);
    refuseIf(isLocalePath(before.path) ? [localeError("id")] : []);
    const unchanged = { file: before, undoId: null };
    if (before.revision !== revision) return { value: unchanged, errors: [conflictOf(before)] };
    const values = await valuesOf(tx, before, files);
    if (values.path === before.path && values.sha256 === before.sha256) return done(unchanged);
    await updateServiceFile(tx, before.id, values, stampOf(ctx));
    const after = await reread(tx, before.id);
    const former = values.sha256 === before.sha256 ? [] : [formerOf(before, after.revision)];
    const undoId = await keepFormerFiles(ctx, tx, service, former);
    await recordActivity(tx, entryOf(ctx, "CHANGE_SERVICE_FILES", before, after));
    return done({ file: after, undoId });
  });
}

/** A file to keep for undo; `revision` is the one after the change, null if the file is removed. */
function formerOf({ id, path, sha256, mediaType }: ServiceFile, revision: number | null): NewFormerFile {
  return { fileId: id, kind: null, path, revision, sha256, mediaType, width: null, height: null };
}

const uploadError = userError("file_upload_error", ["file"]);

function pathError(path: string): UserError | null {
  const problem = checkPath(path);
  return problem && userError(problem, ["path"], pathProblemParams[problem]);
}

const localeError = (field: string) => userError("changing_fixed_service_file_local_error", [field]);

function accepted(read: CheckedFile | UserError): CheckedFile {
  if ("code" in read) throw new Refusal([read]);
  return read;
}

function requirePlace(path: string, others: readonly ServiceFile[]): string {
  const placed = new FilePlaces(others.map((other) => other.path)).place(path);
  if (placed === null) throw new Refusal([userError("not_unique", ["path"])]);
  // The existing spelling of a folder may be longer than the entered one.
  const problem = pathError(placed);
  refuseIf(problem ? [problem] : []);
  return placed;
}

/** Returns errors if an added file, or new content of a file, exceeds the limits of the service. */
function quotaErrors(files: readonly ServiceFile[], byteSize: number, replaced?: ServiceFile): UserError[] {
  if (!replaced && files.length >= serviceFilesMax) {
    return [userError("too_many_files", ["file"], { max: String(serviceFilesMax) })];
  }
  const used = files.reduce((sum, file) => sum + file.byteSize, 0) - (replaced?.byteSize ?? 0);
  return used + byteSize > serviceFilesMaxBytes
    ? [userError("files_too_large", ["file"], { maxBytes: String(serviceFilesMaxBytes) })]
    : [];
}

async function reread(tx: Transaction, id: string): Promise<ServiceFile> {
  const file = await selectServiceFile(tx, id);
  if (!file) throw new Error("The file that was just stored is missing.");
  return file;
}

/** The error of a change based on an outdated revision of a file. */
export function conflictOf({ updatedAt, updatedBy }: ServiceFile): UserError {
  return conflictError({ updatedAt, updatedByName: updatedBy?.name ?? null });
}

/** The activity entry of a changed file; `before` is null if it is new, `after` if it was removed. */
export function entryOf(
  ctx: Context,
  type: "CHANGE_SERVICE_FILES" | "REMOVE_FILE",
  before: ServiceFile | null,
  after: ServiceFile | null,
): Activity<"CHANGE_SERVICE_FILES" | "REMOVE_FILE"> {
  const of = before ?? after;
  if (!of) throw new Error("An entry needs a file.");
  return {
    type,
    at: ctx.now(),
    actor: requireViewer(ctx),
    ...activityTarget(of, (after ?? of).path),
    ...(before && { before: { path: before.path, ...contentValues(before) } }),
    ...(after && { after: { path: after.path, ...contentValues(after) } }),
  };
}
