/** Removes communes with their data. */
import { sql } from "kysely";
import type { ResourceKey } from "#domain/resources/resourceKinds";
import type { Database, Transaction } from "#server/storage/database/database";
import { declareRow, int4, type RowOf } from "#server/storage/database/declaredRow";
import { deleteUnusedBlobs, selectBlobsOf } from "#server/storage/services/blobs";
import { isUnfinished } from "#server/storage/services/serviceForms";
import { selectCommuneServices } from "./communeServices";
import { deleteUnusedPicture } from "./pictures";

/** Number of objects that are removed or kept when a commune is removed. */
export type CommuneRemoval = RowOf<typeof removalRow>;

const removalRow = declareRow({
  services: int4(),
  /** Role entries of users. */
  roles: int4(),
  /** Resources that only this commune may use, without the one that describes it. */
  resources: int4(),
  processes: int4(),
  /** Processes that are not finished. */
  runningProcesses: int4(),
});

/** Counts the data affected by removing the commune. */
export async function selectCommuneRemoval(db: Database | Transaction, ags: string): Promise<CommuneRemoval> {
  const { rows } = await removalRow.sql`
    select
      (select count(*)::int4 from commune_service s where s.commune_ags = ${ags}) as services,
      (select count(*)::int4 from user_role r where r.commune_ags = ${ags}) as roles,
      (select count(*)::int4 from resource r where r.commune_ags = ${ags} and r.type <> 'commune') as resources,
      (select count(*)::int4 from process p where p.commune_ags = ${ags}) as processes,
      (select count(*)::int4 from process p where p.commune_ags = ${ags} and ${isUnfinished}) as "runningProcesses"
  `.execute(db);
  const [counts] = rows;
  if (!counts) throw new Error("Counts are always one row.");
  return counts;
}

/** A resource that was removed. */
export interface RemovedResource extends ResourceKey {
  readonly name: string;
}

/** Deletes the resources that only this commune may use, without the one that describes it, and returns them. */
export async function deleteResourcesOf(tx: Transaction, ags: string): Promise<readonly RemovedResource[]> {
  return tx
    .deleteFrom("resource")
    .where("commune_ags", "=", ags)
    .where("type", "<>", "commune")
    .returning(["version", "type", "id", "name"])
    .execute();
}

/** Ids of the users with a role entry of the commune. */
export async function selectRoleHolders(tx: Transaction, ags: string): Promise<readonly string[]> {
  const rows = await tx
    .selectFrom("user_role")
    .select("user_id")
    .distinct()
    .where("commune_ags", "=", ags)
    .orderBy("user_id")
    .execute();
  return rows.map(({ user_id }) => user_id);
}

/**
 * Deletes a commune with its services, lists, imports and pictures. Its processes and log entries stay, and its name is
 * kept for them.
 */
export async function deleteCommune(tx: Transaction, ags: string, at: Date): Promise<void> {
  const blobs: string[] = [];
  for (const service of await selectCommuneServices(tx, ags, null)) {
    blobs.push(...(await selectBlobsOf(tx, service)));
  }
  const removed = await tx
    .deleteFrom("commune")
    .where("ags", "=", ags)
    .returning(["name", "picture_id"])
    .executeTakeFirst();
  if (!removed) return;
  const { name, picture_id: picture } = removed;
  await deleteUnusedBlobs(tx, [...new Set(blobs)]);
  if (picture !== null) await deleteUnusedPicture(tx, picture);
  await sql`
    insert into removed_commune (ags, name, removed_at) values (${ags}, ${name}, ${at})
    on conflict (ags) do update set name = excluded.name, removed_at = excluded.removed_at`.execute(tx);
}
