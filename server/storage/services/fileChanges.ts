/** Files before a change that can still be undone, with their contents. */
import type { PredefinedFileKind } from "#domain/serviceFiles";
import type { CommuneServiceKey } from "#server/storage/communes/communeServices";
import type { Database, Transaction } from "#server/storage/database/database";
import { deleteUnusedBlobs } from "./blobs";

/** A file before a change. */
export interface NewFormerFile {
  /** Of the row that was changed. */
  readonly fileId: string;
  /** `null` if it is free. */
  readonly kind: PredefinedFileKind | null;
  /** `null` if it is predefined. */
  readonly path: string | null;
  /** After the change; `null` if it removed the file. */
  readonly revision: number | null;
  readonly sha256: string;
  readonly mediaType: string;
  /** Pixels; `null` if it is not a predefined picture. */
  readonly width: number | null;
  /** Pixels; `null` if it is not a predefined picture. */
  readonly height: number | null;
}

/** A stored file before a change. */
export interface FormerFile extends NewFormerFile {
  readonly byteSize: number;
}

/** Files inserted by one statement. */
const insertBatch = 500;

/** Stores a change with the files before it, whose contents are stored. Returns its id. */
export async function insertFileChange(
  tx: Transaction,
  { communeAgs, serviceId }: CommuneServiceKey,
  files: readonly NewFormerFile[],
  expiresAt: Date,
): Promise<string> {
  const { id } = await tx
    .insertInto("service_file_change")
    .values({ commune_ags: communeAgs, service_id: serviceId, expires_at: expiresAt })
    .returning("id")
    .executeTakeFirstOrThrow();
  for (let at = 0; at < files.length; at += insertBatch) {
    const rows = files.slice(at, at + insertBatch).map((file) => ({
      change_id: id,
      file_id: file.fileId,
      kind: file.kind,
      path: file.path,
      revision: file.revision,
      sha256: file.sha256,
      media_type: file.mediaType,
      width: file.width,
      height: file.height,
    }));
    await tx.insertInto("service_file_change_entry").values(rows).execute();
  }
  return id;
}

/** Returns the service of a change that can still be undone; `null` if there is none. */
export async function selectFileChange(
  tx: Transaction,
  id: string,
  now: Date,
): Promise<CommuneServiceKey | null> {
  const found = await tx
    .selectFrom("service_file_change")
    .select(["commune_ags as communeAgs", "service_id as serviceId"])
    .where("id", "=", id)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return found ?? null;
}

/** Loads the files before a change. */
export function selectFormerFiles(tx: Transaction, changeId: string): Promise<FormerFile[]> {
  return tx
    .selectFrom("service_file_change_entry as e")
    .innerJoin("stored_blob as b", "b.sha256", "e.sha256")
    .select(["e.file_id as fileId", "e.kind", "e.path", "e.revision", "e.sha256"])
    .select(["e.media_type as mediaType", "e.width", "e.height", "b.byte_size as byteSize"])
    .where("e.change_id", "=", changeId)
    .orderBy("e.path")
    .execute();
}

/** Deletes a change. The caller deletes the contents of its files. */
export async function deleteFileChange(tx: Transaction, id: string): Promise<void> {
  await tx.deleteFrom("service_file_change").where("id", "=", id).execute();
}

/** Changes deleted by one transaction. */
const deleteBatch = 10;

/** Deletes changes that can no longer be undone, with contents that are not referenced otherwise. */
export async function deleteExpiredFileChanges(db: Database, now: Date): Promise<number> {
  let deleted: number;
  let sum = 0;
  do {
    deleted = await db.transaction().execute((tx) => deleteSomeExpired(tx, now, null));
    sum += deleted;
  } while (deleted > 0);
  return sum;
}

/** Deletes a batch of such changes, of one service or of all, and returns their number. */
export async function deleteSomeExpired(
  tx: Transaction,
  now: Date,
  service: CommuneServiceKey | null,
): Promise<number> {
  let expired = tx.selectFrom("service_file_change").select("id").where("expires_at", "<=", now);
  if (service) {
    expired = expired
      .where("commune_ags", "=", service.communeAgs)
      .where("service_id", "=", service.serviceId);
  }
  const locked = await expired.orderBy("id").limit(deleteBatch).forUpdate().skipLocked().execute();
  const ids = locked.map(({ id }) => id);
  if (ids.length === 0) return 0;
  const contents = await tx
    .selectFrom("service_file_change_entry")
    .select("sha256")
    .distinct()
    .where("change_id", "in", ids)
    .execute();
  await tx.deleteFrom("service_file_change").where("id", "in", ids).execute();
  await deleteUnusedBlobs(
    tx,
    contents.map(({ sha256 }) => sha256),
  );
  return ids.length;
}
