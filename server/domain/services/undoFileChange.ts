/** Restores files that were replaced or removed. */
import type { Context } from "#server/context";
import { done, inTransaction, refused, userError, type Outcome } from "#server/domain/mutationResult";
import type { CommuneServiceKey } from "#server/storage/communes/communeServices";
import type { Transaction } from "#server/storage/database/database";
import { deleteUnusedBlobs } from "#server/storage/services/blobs";
import {
  deleteFileChange,
  selectFileChange,
  selectFormerFiles,
  type FormerFile,
} from "#server/storage/services/fileChanges";
import { changePredefinedFile, logUnexpectedErrors } from "./predefinedFiles";
import { requireCommuneService } from "./serviceAccess";
import { storeFiles } from "./storeFiles";

/**
 * Undoes a change of files, all or none. The value is their service, even with a conflict. Payload errors: undo_expired
 * if the change is too old, unknown or already undone; conflict if a file has been changed since; too_many_files,
 * files_too_large, not_found, capability_missing, file_upload_error.
 */
export function undoFileChange(ctx: Context, id: string | null): Promise<Outcome<CommuneServiceKey>> {
  return logUnexpectedErrors(ctx, userError("file_upload_error"), () =>
    inTransaction<CommuneServiceKey>(ctx, async (tx) => {
      const key = id === null ? null : await selectFileChange(tx, id, ctx.now());
      if (id === null || key === null) return refused(userError("undo_expired"));
      const service = await requireCommuneService(ctx, tx, key, "files");
      // If the request is sent twice, only the first one finds them.
      const former = await selectFormerFiles(tx, id);
      if (former.length === 0) return refused(userError("undo_expired"));
      const free = await bringBackFree(ctx, tx, service, former);
      const errors = free.length > 0 ? free : await bringBackPredefined(ctx, tx, service, former);
      if (errors.length > 0) return { value: service, errors };
      await deleteFileChange(tx, id);
      return done(service);
    }),
  );
}

async function bringBackFree(
  ctx: Context,
  tx: Transaction,
  service: CommuneServiceKey,
  former: readonly FormerFile[],
) {
  const staged = former.flatMap(({ fileId, path, revision, ...file }) => {
    const replaced = revision === null ? null : { id: fileId, revision };
    return path === null ? [] : [{ ...file, path, replaced }];
  });
  if (staged.length === 0) return [];
  const replaced = await storeFiles(ctx, tx, service, staged);
  if ("code" in replaced) return [replaced];
  await deleteUnusedBlobs(
    tx,
    replaced.map(({ sha256 }) => sha256),
  );
  return [];
}

async function bringBackPredefined(
  ctx: Context,
  tx: Transaction,
  { communeAgs, serviceId }: CommuneServiceKey,
  former: readonly FormerFile[],
) {
  for (const { kind, revision, ...content } of former) {
    if (kind === null) continue;
    const target = { key: { communeAgs, serviceId, kind }, revision: revision ?? 0 };
    const { errors } = await changePredefinedFile(ctx, tx, target, async () => content);
    if (errors.length > 0) return errors;
  }
  return [];
}
