/** Keeps files before a change while it can be undone. */
import { fileUndoMinutes } from "#domain/limits";
import type { Context } from "#server/context";
import type { CommuneServiceKey } from "#server/storage/communes/communeServices";
import type { Transaction } from "#server/storage/database/database";
import {
  deleteSomeExpired,
  insertFileChange,
  type NewFormerFile,
} from "#server/storage/services/fileChanges";

/** A changed file. */
export interface FileChange<T> {
  readonly file: T;
  /** Id for undoing the change; `null` if no earlier file was replaced or removed. */
  readonly undoId: string | null;
}

/** Keeps the files that a change replaces or removes. Returns the id for undoing it; `null` if there are none. */
export async function keepFormerFiles(
  { now }: Pick<Context, "now">,
  tx: Transaction,
  service: CommuneServiceKey,
  files: readonly NewFormerFile[],
): Promise<string | null> {
  if (files.length === 0) return null;
  const at = now();
  // Delete here, too: frequent changes would fill the disk before the next sweep.
  await deleteSomeExpired(tx, at, service);
  return insertFileChange(tx, service, files, new Date(at.getTime() + fileUndoMinutes * 60_000));
}
