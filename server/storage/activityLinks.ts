/** Links between log entries: those that one action caused, and those that restored values. */
import { sql } from "kysely";
import { shownCountMax } from "#domain/limits";
import type { Database, Transaction } from "./database/database";
import { declareRow, int8, uuid } from "./database/declaredRow";

/** Sets the correlation id of the entries that this transaction writes from now on. Default: one per transaction. */
export async function correlateActivities(tx: Transaction, correlationId: string): Promise<void> {
  await sql`select set_config('activity.correlation', ${correlationId}, true)`.execute(tx);
}

/** Makes the entries that this transaction writes from now on name an entry whose former values it restores. */
export async function markRestoring(tx: Transaction, id: number): Promise<void> {
  await sql`select set_config('activity.restores', ${String(id)}, true)`.execute(tx);
}

const restoringRow = declareRow({ id: int8<number | null>() });

/** Returns the first entry that this transaction wrote to restore the values before another; `undefined` if none. */
export async function selectRestoring(tx: Transaction, id: number): Promise<number | undefined> {
  const { rows } = await restoringRow.sql`
    select min(id) as id from activity
    where restores_id = ${id} and correlation_id = activity_correlation()`.execute(tx);
  return rows[0]?.id ?? undefined;
}

const restoredRow = declareRow({ restoresId: int8(), id: int8() });

/** Returns the latest entry that restored the values before each of these entries. */
export async function selectRestorers(
  db: Database | Transaction,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await restoredRow.sql`
    select restores_id as "restoresId", max(id) as id from activity
    where restores_id = any(${ids}::bigint[]) group by restores_id`.execute(db);
  return new Map(rows.map(({ restoresId, id }) => [restoresId, id]));
}

const countRow = declareRow({ correlationId: uuid(), count: int8() });

/** Counts the entries with each of these correlation ids, up to 1,000. */
export async function countCorrelated(
  db: Database | Transaction,
  correlationIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await countRow.sql`
    select c.id as "correlationId", found.count from unnest(${correlationIds}::uuid[]) as c (id)
      cross join lateral (
        select count(*) as count from (
          select from activity a where coalesce(a.correlation_id, a.job_id) = c.id
          limit ${sql.lit(shownCountMax)}) as related) as found`.execute(db);
  return new Map(rows.map(({ correlationId, count }) => [correlationId, count]));
}
