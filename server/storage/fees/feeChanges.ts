/** Storage of changes of fees in many communes: runs, with what they change. */
import type { Insertable, Selectable } from "kysely";
import type { FeeChange } from "#server/storage/__generated__/tables";
import type { Database, Transaction } from "#server/storage/database/database";
import type { StoredRun } from "#server/storage/runs/runs";

/** A change of fees. */
export type StoredFeeChange = StoredRun & Selectable<FeeChange>;

/** Stores what a run changes, with the fees of the catalogue by their database ids. */
export async function insertFeeChange(
  tx: Transaction,
  row: Omit<Insertable<FeeChange>, "fee_count">,
  fees: readonly number[],
): Promise<void> {
  await tx
    .insertInto("fee_change")
    .values({ ...row, fee_count: fees.length })
    .execute();
  await tx
    .insertInto("fee_change_fee")
    .values(fees.map((fee) => ({ run_id: row.run_id, fee })))
    .execute();
}

const feeChanges = (db: Database | Transaction) =>
  db.selectFrom("run").innerJoin("fee_change", "fee_change.run_id", "run.id").selectAll();

/** Loads the change with this id; undefined if there is none. */
export function selectFeeChange(
  db: Database | Transaction,
  id: string,
): Promise<StoredFeeChange | undefined> {
  return feeChanges(db).where("run.id", "=", id).executeTakeFirst();
}

/** Loads the started changes and the dry runs that the user can still start at `now`, the latest first. */
export function selectLatestFeeChanges(
  db: Database,
  { userId, now, max }: { readonly userId: string; readonly now: Date; readonly max: number },
): Promise<StoredFeeChange[]> {
  return feeChanges(db)
    .where(({ eb, or, and }) =>
      or([
        eb("started_at", "is not", null),
        and([eb("created_by_id", "=", userId), eb("expires_at", ">", now), eb("state", "=", "PREPARED")]),
      ]),
    )
    .orderBy(({ fn }) => fn.coalesce("started_at", "created_at"), "desc")
    .limit(max)
    .execute();
}

/** Loads the database ids of the first fees of the catalogue that a change is about, by service and fee id. */
export async function selectFeesOfChange(
  db: Database | Transaction,
  id: string,
  max: number,
): Promise<readonly number[]> {
  const rows = await db
    .selectFrom("fee_change_fee as c")
    .innerJoin("service_fee as f", "f.id", "c.fee")
    .select("c.fee")
    .where("c.run_id", "=", id)
    .orderBy("f.service_id")
    .orderBy("f.fee_id")
    .limit(max)
    .execute();
  return rows.map(({ fee }) => fee);
}
