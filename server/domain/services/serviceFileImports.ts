/** Import of files of a service from a ZIP archive: preview first, then an all-or-nothing commit. */
import { FilePlaces } from "#domain/filePlaces";
import {
  fileArchiveEntriesMax,
  fileArchiveMaxBytes,
  importExpiryMinutes,
  serviceFilesMax,
  serviceFilesMaxBytes,
} from "#domain/limits";
import type { Context } from "#server/context";
import { recordActivities } from "#server/domain/activity/activity";
import { withZipArchive } from "#server/domain/files/zipArchive";
import {
  done,
  inTransaction,
  Refusal,
  refuseIf,
  refused,
  userError,
  type Outcome,
  type UserError,
} from "#server/domain/mutationResult";
import { requireViewer } from "#server/domain/sessions/sessions";
import type { CommuneServiceKey } from "#server/storage/communes/communeServices";
import type { Transaction } from "#server/storage/database/database";
import { deleteUnusedBlobs } from "#server/storage/services/blobs";
import {
  deleteFileImport,
  selectFileImport,
  selectStagedFiles,
  type StagedFile,
} from "#server/storage/services/serviceFileImports";
import {
  insertServiceFile,
  selectServiceFiles,
  updateServiceFile,
} from "#server/storage/services/serviceFiles";
import type { SpooledFile } from "#server/uploads";
import { reporting, stampOf } from "./predefinedFiles";
import { requireCommuneService } from "./serviceAccess";
import { conflictOf, entryOf, type ServiceFile } from "./serviceFiles";
import { stageArchive, type ArchiveFile } from "./stageArchive";

/** A checked archive. */
export interface ServiceFileImport {
  readonly id: string;
  readonly fileName: string;
  /** Of the archive itself. */
  readonly byteSize: number;
  readonly entries: readonly ArchiveFile[];
  readonly ignoredCount: number;
  readonly expiresAt: Date;
}

/** The result of an import. */
export interface ImportedFiles {
  readonly service: CommuneServiceKey;
  readonly count: number;
}

/**
 * Checks an archive and stages its files for an hour. It replaces an earlier archive of the caller for the service.
 * Payload errors: not_found, capability_missing; at `file` file_too_large, zip_error, zip_unsafe, file_upload_error.
 */
export function previewServiceFileImport(
  ctx: Context,
  key: CommuneServiceKey | null,
  file: SpooledFile,
): Promise<Outcome<ServiceFileImport>> {
  return reporting(ctx, userError("file_upload_error", ["file"]), async () => {
    const access = await inTransaction(ctx, async (tx) =>
      done(await requireCommuneService(ctx, tx, key, "files")),
    );
    if (!access.value) return refused(...access.errors);
    if (file.byteSize > fileArchiveMaxBytes) {
      return refused(userError("file_too_large", ["file"], { maxBytes: String(fileArchiveMaxBytes) }));
    }
    const { communeAgs, serviceId } = access.value;
    const owner = { communeAgs, serviceId, createdById: requireViewer(ctx).id };
    const now = ctx.now();
    const expiresAt = new Date(now.getTime() + importExpiryMinutes * 60_000);
    const limits = { maxEntries: fileArchiveEntriesMax, maxBytes: serviceFilesMaxBytes };
    try {
      const staged = await withZipArchive(file.path, limits, (archive) =>
        stageArchive(ctx.db, owner, { now, expiresAt }, archive),
      );
      return done({ ...staged, fileName: file.name, byteSize: file.byteSize, expiresAt });
    } catch (error) {
      if (error instanceof Refusal) return refused(...error.errors);
      throw error;
    }
  });
}

/**
 * Stores exactly the files of a checked archive, except those left out by their paths. Payload errors: preview_expired
 * if the archive is too old, unknown, already imported or belongs to another user; conflict if a file has been changed
 * since; too_many_files, files_too_large, not_found, capability_missing, file_upload_error.
 */
export function importServiceFiles(
  ctx: Context,
  id: string | null,
  leftOut: readonly string[],
): Promise<Outcome<ImportedFiles>> {
  return reporting(ctx, userError("file_upload_error"), () =>
    inTransaction<ImportedFiles>(ctx, async (tx) => {
      const found = id === null ? null : await selectFileImport(tx, id, requireViewer(ctx).id, ctx.now());
      if (id === null || found === null) return refused(userError("preview_expired"));
      const service = await requireCommuneService(ctx, tx, found, "files");
      const without = new Set(leftOut);
      const staged = (await selectStagedFiles(tx, id)).filter(({ path }) => !without.has(path));
      const before = await selectServiceFiles(tx, service);
      refuseIf(quotaErrors(staged, before));
      const stale = firstConflict(staged, before);
      if (stale) return { value: { service, count: 0 }, errors: [stale] };
      const replaced = await store(ctx, tx, service, staged, before);
      const after = await selectServiceFiles(tx, service);
      await record(ctx, tx, staged, { before, after });
      // Deletes the contents that were left out, too. Of two equal requests, only the first finds the archive.
      if (!(await deleteFileImport(tx, id))) return refused(userError("preview_expired"));
      await deleteUnusedBlobs(
        tx,
        replaced.map(({ sha256 }) => sha256),
      );
      return done({ service, count: staged.length });
    }),
  );
}

/** What has changed since the check: a replaced file, or a path that another file has taken. */
function firstConflict(staged: readonly StagedFile[], files: readonly ServiceFile[]): UserError | null {
  const byId = new Map(files.map((file) => [file.id, file]));
  const places = new FilePlaces(files.map(({ path }) => path));
  for (const { path, replaced } of staged) {
    if (replaced) {
      const file = byId.get(replaced.id);
      if (!file) return userError("conflict", null, { path });
      if (file.revision !== replaced.revision || file.path !== path) return atPath(conflictOf(file), path);
    } else if (places.place(path) === null) {
      const other = files.find((file) => new FilePlaces([file.path]).place(path) === null);
      if (other) return atPath(conflictOf(other), path);
    }
  }
  return null;
}

function atPath(error: UserError, path: string): UserError {
  return { ...error, params: [...error.params, { name: "path", value: path }] };
}

/** Adds and replaces the files. Returns the replaced ones as they were. */
async function store(
  ctx: Context,
  tx: Transaction,
  service: CommuneServiceKey,
  staged: readonly StagedFile[],
  before: readonly ServiceFile[],
): Promise<readonly ServiceFile[]> {
  const stamp = stampOf(ctx);
  const places = new FilePlaces(before.map(({ path }) => path));
  for (const { replaced, ...file } of staged) {
    if (replaced) {
      await updateServiceFile(tx, replaced.id, file, stamp);
    } else {
      // Folders that were added since the check keep their spelling.
      const placed = places.place(file.path) ?? file.path;
      places.add(placed);
      await insertServiceFile(tx, service, { ...file, path: placed }, stamp);
    }
  }
  const ids = new Set(staged.flatMap(({ replaced }) => replaced?.id ?? []));
  return before.filter(({ id }) => ids.has(id));
}

/** Whether the service would exceed its limits. Checked before anything else, as it is the cheapest. */
function quotaErrors(staged: readonly StagedFile[], before: readonly ServiceFile[]): UserError[] {
  const added = staged.filter(({ replaced }) => !replaced);
  if (before.length + added.length > serviceFilesMax) {
    return [userError("too_many_files", null, { max: String(serviceFilesMax) })];
  }
  const replacedIds = new Set(staged.flatMap(({ replaced }) => replaced?.id ?? []));
  const after = [...before.filter(({ id }) => !replacedIds.has(id)), ...staged];
  return after.reduce((sum, { byteSize }) => sum + byteSize, 0) > serviceFilesMaxBytes
    ? [userError("files_too_large", null, { maxBytes: String(serviceFilesMaxBytes) })]
    : [];
}

async function record(
  ctx: Context,
  tx: Transaction,
  staged: readonly StagedFile[],
  { before, after }: { readonly before: readonly ServiceFile[]; readonly after: readonly ServiceFile[] },
): Promise<void> {
  const earlier = new Map(before.map((file) => [file.id, file]));
  const replacedIds = new Set(staged.flatMap(({ replaced }) => replaced?.id ?? []));
  const changed = after.filter(({ id }) => !earlier.has(id) || replacedIds.has(id));
  await recordActivities(
    tx,
    changed.map((file) => entryOf(ctx, "CHANGE_SERVICE_FILES", earlier.get(file.id) ?? null, file)),
  );
}
