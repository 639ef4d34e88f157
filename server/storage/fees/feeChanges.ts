/** Storage of changes of fees in many communes: the changes themselves, with the fees that they are about. */
import { sql, type Insertable, type Selectable, type Updateable } from "kysely";
import type { FeeChange } from "#server/storage/__generated__/tables";
import type { Database, Transaction } from "#server/storage/database/database";

/** A change of fees. */
export type StoredFeeChange = Selectable<FeeChange>;

/** Inserts a change of these fees of the catalogue, by their database ids. Returns it as stored. */
export async function insertFeeChange(
  tx: Transaction,
  row: Omit<Insertable<FeeChange>, "fee_count">,
  fees: readonly number[],
): Promise<StoredFeeChange> {
  const change = await tx
    .insertInto("fee_change")
    .values({ ...row, fee_count: fees.length })
    .returningAll()
    .executeTakeFirstOrThrow();
  await tx
    .insertInto("fee_change_fee")
    .values(fees.map((fee) => ({ change_id: change.id, fee })))
    .execute();
  return change;
}

/** Loads the change with this id; undefined if there is none. */
export function selectFeeChange(
  db: Database | Transaction,
  id: string,
): Promise<StoredFeeChange | undefined> {
  return db.selectFrom("fee_change").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Loads a change and locks it until the transaction ends, so that no other server works on it. */
export function lockFeeChange(tx: Transaction, id: string): Promise<StoredFeeChange | undefined> {
  return tx.selectFrom("fee_change").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
}

/** Loads the started changes and the dry runs that the user can still start at `now`, the latest first. */
export function selectLatestFeeChanges(
  db: Database,
  { userId, now, max }: { readonly userId: string; readonly now: Date; readonly max: number },
): Promise<StoredFeeChange[]> {
  return db
    .selectFrom("fee_change")
    .selectAll()
    .where(({ eb, or, and }) =>
      or([
        eb("started_at", "is not", null),
        and([eb("created_by_id", "=", userId), eb("expires_at", ">", now)]),
      ]),
    )
    .orderBy(({ fn }) => fn.coalesce("started_at", "created_at"), "desc")
    .limit(max)
    .execute();
}

/** Loads the database ids of the first fees of the catalogue that a change is about, by service and fee id. */
export async function selectFeesOfChange(db: Database, id: string, max: number): Promise<readonly number[]> {
  const rows = await db
    .selectFrom("fee_change_fee as c")
    .innerJoin("service_fee as f", "f.id", "c.fee")
    .select("c.fee")
    .where("c.change_id", "=", id)
    .orderBy("f.service_id")
    .orderBy("f.fee_id")
    .limit(max)
    .execute();
  return rows.map(({ fee }) => fee);
}

/** Updates a change and returns it as stored. */
export function updateFeeChange(
  tx: Transaction,
  id: string,
  changes: Updateable<FeeChange>,
): Promise<StoredFeeChange> {
  return tx
    .updateTable("fee_change")
    .set(changes)
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Deletes dry runs that expired before `now`, and changes that ended before `endedBefore`. */
export async function deleteOldFeeChanges(db: Database, now: Date, endedBefore: Date): Promise<void> {
  await db
    .deleteFrom("fee_change")
    .where(({ eb, or, and }) =>
      or([
        and([eb("state", "=", sql.lit("PREPARED")), eb("expires_at", "<", now)]),
        eb("finished_at", "<", endedBefore),
      ]),
    )
    .execute();
}

/** Claims running changes whose latest sign of life is older than `since`; returns their ids. */
export async function claimOrphanedFeeChanges(
  db: Database,
  since: Date,
  now: Date,
): Promise<readonly string[]> {
  const rows = await db
    .updateTable("fee_change")
    .set({ beat_at: now })
    .where("state", "=", sql.lit("RUNNING"))
    .where("beat_at", "<", since)
    .returning("id")
    .execute();
  return rows.map(({ id }) => id);
}
