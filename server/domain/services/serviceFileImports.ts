/** Import of files of a service from a ZIP archive: preview first, then an all-or-nothing commit. */
import {
  fileArchiveEntriesMax,
  fileArchiveMaxBytes,
  importExpiryMinutes,
  serviceFilesMaxBytes,
} from "#domain/limits";
import type { Context } from "#server/context";
import { withZipArchive } from "#server/domain/files/zipArchive";
import {
  done,
  inTransaction,
  Refusal,
  refused,
  userError,
  type Outcome,
} from "#server/domain/mutationResult";
import { requireViewer } from "#server/domain/sessions/sessions";
import type { CommuneServiceKey } from "#server/storage/communes/communeServices";
import { deleteUnusedBlobs } from "#server/storage/services/blobs";
import {
  deleteFileImport,
  selectFileImport,
  selectStagedFiles,
} from "#server/storage/services/serviceFileImports";
import type { SpooledFile } from "#server/uploads";
import { logUnexpectedErrors } from "./predefinedFiles";
import { requireCommuneService } from "./serviceAccess";
import { stageArchive, type ArchiveFile } from "./stageArchive";
import { storeFiles } from "./storeFiles";

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
  return logUnexpectedErrors(ctx, userError("file_upload_error", ["file"]), async () => {
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
 * Stores exactly the files of a checked archive, except those excluded by path. Payload errors: preview_expired if the
 * archive is too old, unknown, already imported or belongs to another user; conflict if a file has been changed since;
 * too_many_files, files_too_large, not_found, capability_missing, file_upload_error.
 */
export function importServiceFiles(
  ctx: Context,
  id: string | null,
  leftOut: readonly string[],
): Promise<Outcome<ImportedFiles>> {
  return logUnexpectedErrors(ctx, userError("file_upload_error"), () =>
    inTransaction<ImportedFiles>(ctx, async (tx) => {
      const found = id === null ? null : await selectFileImport(tx, id, requireViewer(ctx).id, ctx.now());
      if (id === null || found === null) return refused(userError("preview_expired"));
      const service = await requireCommuneService(ctx, tx, found, "files");
      const without = new Set(leftOut);
      const staged = (await selectStagedFiles(tx, id)).filter(({ path }) => !without.has(path));
      const replaced = await storeFiles(ctx, tx, service, staged);
      if ("code" in replaced) return { value: { service, count: 0 }, errors: [replaced] };
      // Also deletes the excluded contents. If the request is sent twice, only the first one finds the archive.
      if (!(await deleteFileImport(tx, id))) return refused(userError("preview_expired"));
      await deleteUnusedBlobs(
        tx,
        replaced.map(({ sha256 }) => sha256),
      );
      return done({ service, count: staged.length });
    }),
  );
}
