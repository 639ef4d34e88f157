/** Storage of the freely configurable files of services. */
import { pathKey } from "#domain/serviceFiles";
import type { CommuneServiceKey } from "#server/storage/communes/communeServices";
import type { Database, Transaction } from "#server/storage/database/database";
import type { Stamp, StoredActor } from "#server/storage/stamp";

/** A file without its bytes. */
export interface StoredServiceFile {
  readonly id: string;
  readonly communeAgs: string;
  readonly serviceId: string;
  readonly path: string;
  readonly sha256: string;
  readonly mediaType: string;
  readonly byteSize: number;
  readonly revision: number;
  readonly updatedAt: Date;
  /** `null` if it was set up with the service. */
  readonly updatedBy: StoredActor | null;
}

function selection(db: Database | Transaction) {
  return db
    .selectFrom("service_file as f")
    .innerJoin("stored_blob as b", "b.sha256", "f.sha256")
    .select(["f.id", "f.commune_ags as communeAgs", "f.service_id as serviceId", "f.path", "f.sha256"])
    .select(["f.media_type as mediaType", "b.byte_size as byteSize", "f.revision"])
    .select(["f.updated_at as updatedAt", "f.updated_by_id as byId", "f.updated_by_name as byName"])
    .select("f.updated_by_role as byRole");
}

type SelectedRow = Awaited<ReturnType<ReturnType<typeof selection>["execute"]>>[number];

function toFile({ byId, byName, byRole, ...row }: SelectedRow): StoredServiceFile {
  return { ...row, updatedBy: byName === null ? null : { id: byId, name: byName, role: byRole } };
}

/** Loads the files of a service, by path. */
export async function selectServiceFiles(
  db: Database | Transaction,
  { communeAgs, serviceId }: CommuneServiceKey,
): Promise<StoredServiceFile[]> {
  const rows = await selection(db)
    .where("f.commune_ags", "=", communeAgs)
    .where("f.service_id", "=", serviceId)
    .orderBy("f.path_key")
    .execute();
  return rows.map(toFile);
}

/** Loads the file with this id (a UUID). Returns `null` if there is none. */
export async function selectServiceFile(
  db: Database | Transaction,
  id: string,
): Promise<StoredServiceFile | null> {
  const row = await selection(db).where("f.id", "=", id).executeTakeFirst();
  return row ? toFile(row) : null;
}

/** Stored metadata of a file. */
export interface FileValues {
  readonly path: string;
  readonly sha256: string;
  readonly mediaType: string;
}

const columnsOf = ({ path, sha256, mediaType }: FileValues, { at, by }: Stamp) => ({
  path,
  path_key: pathKey(path),
  sha256,
  media_type: mediaType,
  updated_at: at,
  updated_by_id: by.id,
  updated_by_name: by.name,
  updated_by_role: by.role,
});

/** Inserts a file and returns its id. */
export async function insertServiceFile(
  tx: Transaction,
  { communeAgs, serviceId }: CommuneServiceKey,
  file: FileValues,
  stamp: Stamp,
): Promise<string> {
  const { id } = await tx
    .insertInto("service_file")
    .values({ commune_ags: communeAgs, service_id: serviceId, ...columnsOf(file, stamp) })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Saves a file and increments its revision. */
export async function updateServiceFile(
  tx: Transaction,
  id: string,
  file: FileValues,
  stamp: Stamp,
): Promise<void> {
  await tx
    .updateTable("service_file")
    .set(({ eb, ref }) => ({
      ...columnsOf(file, stamp),
      // Files that were stored before the rule for keys changed may have an earlier one.
      path_key: eb.case().when("path", "=", file.path).then(ref("path_key")).else(pathKey(file.path)).end(),
      revision: eb("revision", "+", 1),
    }))
    .where("id", "=", id)
    .execute();
}

/** Deletes files. */
export async function deleteServiceFiles(tx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx.deleteFrom("service_file").where("id", "in", ids).execute();
}
