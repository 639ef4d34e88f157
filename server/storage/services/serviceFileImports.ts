/** Checked ZIP archives with files of a service, whose contents are stored until they are imported or expire. */
import type { CommuneServiceKey } from "#server/storage/communes/communeServices";
import type { Database, Transaction } from "#server/storage/database/database";
import { deleteUnusedBlobs } from "./blobs";
import type { FileValues } from "./serviceFiles";

/** A file of an archive that can be imported. */
export interface NewStagedFile extends FileValues {
  /** The file that it replaces, as it was checked; null if it is new. */
  readonly replaced: { readonly id: string; readonly revision: number } | null;
}

/** A stored file of an archive. */
export interface StagedFile extends NewStagedFile {
  readonly byteSize: number;
}

/** Who checked an archive, and until when it can be imported. */
export interface FileImportOwner extends CommuneServiceKey {
  readonly createdById: string;
}

/** Stores an archive without files and returns its id. */
export async function insertFileImport(
  tx: Transaction,
  { communeAgs, serviceId, createdById }: FileImportOwner,
  { now, expiresAt }: { readonly now: Date; readonly expiresAt: Date },
): Promise<string> {
  const { id } = await tx
    .insertInto("service_file_import")
    .values({
      commune_ags: communeAgs,
      service_id: serviceId,
      created_by_id: createdById,
      created_at: now,
      expires_at: expiresAt,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Adds a file, whose content is stored already. Returns false if the archive has been deleted meanwhile. */
export async function insertStagedFile(
  tx: Transaction,
  importId: string,
  { path, sha256, mediaType, replaced }: NewStagedFile,
): Promise<boolean> {
  const found = await tx
    .selectFrom("service_file_import")
    .select("id")
    .where("id", "=", importId)
    .forKeyShare()
    .executeTakeFirst();
  if (!found) return false;
  await tx
    .insertInto("service_file_import_entry")
    .values({
      import_id: importId,
      path,
      sha256,
      media_type: mediaType,
      replaced_id: replaced?.id ?? null,
      replaced_revision: replaced?.revision ?? null,
    })
    .execute();
  return true;
}

/** Returns the service of an archive that this user can still import; `null` if there is none. */
export async function selectFileImport(
  tx: Transaction,
  id: string,
  createdById: string,
  now: Date,
): Promise<CommuneServiceKey | null> {
  const found = await tx
    .selectFrom("service_file_import")
    .select(["commune_ags as communeAgs", "service_id as serviceId"])
    .where("id", "=", id)
    .where("created_by_id", "=", createdById)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return found ?? null;
}

/** Loads the files of an archive by path. */
export async function selectStagedFiles(tx: Transaction, importId: string): Promise<StagedFile[]> {
  const rows = await tx
    .selectFrom("service_file_import_entry as e")
    .innerJoin("stored_blob as b", "b.sha256", "e.sha256")
    .select(["e.path", "e.sha256", "e.media_type as mediaType", "b.byte_size as byteSize"])
    .select(["e.replaced_id as id", "e.replaced_revision as revision"])
    .where("e.import_id", "=", importId)
    .orderBy("e.path")
    .execute();
  return rows.map(({ id, revision, ...file }) => ({
    ...file,
    replaced: id === null || revision === null ? null : { id, revision },
  }));
}

/** Deletes an archive with the contents that nothing else refers to. Returns false if it is gone already. */
export async function deleteFileImport(tx: Transaction, id: string): Promise<boolean> {
  return (
    (await deleteLocked(
      tx,
      await tx.selectFrom("service_file_import").select("id").where("id", "=", id).forUpdate().execute(),
    )) > 0
  );
}

/** Deletes the other archives that this user checked for the service. */
export async function deleteOtherFileImports(
  tx: Transaction,
  id: string,
  { communeAgs, serviceId, createdById }: FileImportOwner,
): Promise<void> {
  const others = await tx
    .selectFrom("service_file_import")
    .select("id")
    .where("commune_ags", "=", communeAgs)
    .where("service_id", "=", serviceId)
    .where("created_by_id", "=", createdById)
    .where("id", "<>", id)
    .orderBy("id")
    .forUpdate()
    .execute();
  await deleteLocked(tx, others);
}

/** Archives deleted by one transaction. */
const batchSize = 10;

/** Deletes expired archives, which can no longer be imported. */
export async function deleteExpiredFileImports(db: Database, now: Date): Promise<number> {
  let deleted: number;
  let sum = 0;
  do {
    deleted = await db
      .transaction()
      .execute(async (tx) =>
        deleteLocked(
          tx,
          await tx
            .selectFrom("service_file_import")
            .select("id")
            .where("expires_at", "<=", now)
            .orderBy("id")
            .limit(batchSize)
            .forUpdate()
            .skipLocked()
            .execute(),
        ),
      );
    sum += deleted;
  } while (deleted > 0);
  return sum;
}

/** Deletes archives whose rows are locked, so that no file is added meanwhile. Returns their number. */
async function deleteLocked(tx: Transaction, locked: readonly { readonly id: string }[]): Promise<number> {
  const ids = locked.map(({ id }) => id);
  if (ids.length === 0) return 0;
  const contents = await tx
    .selectFrom("service_file_import_entry")
    .select("sha256")
    .distinct()
    .where("import_id", "in", ids)
    .execute();
  await tx.deleteFrom("service_file_import").where("id", "in", ids).execute();
  await deleteUnusedBlobs(
    tx,
    contents.map(({ sha256 }) => sha256),
  );
  return ids.length;
}
