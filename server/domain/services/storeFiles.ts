/** Stores many free files of a service, all or none: from an archive, or to undo a change. */
import { FilePlaces } from "#domain/filePlaces";
import { serviceFilesMax, serviceFilesMaxBytes } from "#domain/limits";
import type { Context } from "#server/context";
import { recordActivities } from "#server/domain/activity/activity";
import { refuseIf, userError, type UserError } from "#server/domain/mutationResult";
import type { CommuneServiceKey } from "#server/storage/communes/communeServices";
import type { Transaction } from "#server/storage/database/database";
import type { StagedFile } from "#server/storage/services/serviceFileImports";
import {
  insertServiceFile,
  selectServiceFiles,
  updateServiceFile,
} from "#server/storage/services/serviceFiles";
import { conflictOf, entryOf, type ServiceFile } from "./serviceFiles";
import { stampOf } from "#server/domain/stamp";

/**
 * Stores files whose contents are already stored, in a locked service. Returns the replaced files, or a conflict if one
 * has been changed since; nothing is stored then.
 * @throws Refusal too_many_files, files_too_large
 */
export async function storeFiles(
  ctx: Context,
  tx: Transaction,
  service: CommuneServiceKey,
  staged: readonly StagedFile[],
): Promise<readonly ServiceFile[] | UserError> {
  const before = await selectServiceFiles(tx, service);
  refuseIf(quotaErrors(staged, before));
  const stale = firstConflict(staged, before);
  if (stale) return stale;
  const replaced = await store(ctx, tx, service, staged, before);
  await record(ctx, tx, staged, { before, after: await selectServiceFiles(tx, service) });
  return replaced;
}

/** Returns the first conflict: a replaced file that has changed, or a path that another file has taken. */
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

/** Adds and replaces the files. Returns the replaced ones. */
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
      // Folders that were added since keep their spelling.
      const placed = places.place(file.path) ?? file.path;
      places.add(placed);
      await insertServiceFile(tx, service, { ...file, path: placed }, stamp);
    }
  }
  const ids = new Set(staged.flatMap(({ replaced }) => replaced?.id ?? []));
  return before.filter(({ id }) => ids.has(id));
}

/** Returns errors if the service would exceed its limits. Checked first, because it is cheap. */
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
