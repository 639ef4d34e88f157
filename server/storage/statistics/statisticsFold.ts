/** Folds changes into the sums, and verifies the sums against the rows. */
import { sql, type RawBuilder } from "kysely";
import type { Database, Transaction } from "#server/storage/database/database";
import { declareRow, int4, int8, type RowOf } from "#server/storage/database/declaredRow";

/**
 * Sums facts at all levels: commune and service, one of them, and none. Weeks and months are kept for DURATION only,
 * whose buckets are many.
 * @param facts name of a table with the columns of statistics_change
 */
function levelsOf(facts: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select l.commune_ags, l.service_id, u.unit, u.day, f.figure, f.bucket, sum(f.amount)::bigint as amount
    from ${facts} as f
    cross join lateral (values (f.commune_ags, f.service_id), (f.commune_ags, ''), ('', f.service_id), ('', ''))
      as l (commune_ags, service_id)
    cross join lateral (values ('DAY', f.day), ('WEEK', date_trunc('week', f.day::timestamp)::date),
      ('MONTH', date_trunc('month', f.day::timestamp)::date)) as u (unit, day)
    where u.unit = 'DAY' or f.figure = 'DURATION'
    group by 1, 2, 3, 4, 5, 6`;
}

/** Adds the rows of a table to the sums. Ordered, so that two servers lock the same rows in the same order. */
function addToSums(levels: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    insert into statistics_sum (commune_ags, service_id, unit, day, figure, bucket, amount)
    select commune_ags, service_id, unit, day, figure, bucket, amount from ${levels} as added
    where amount <> 0
    order by commune_ags, service_id, unit, figure, day, bucket
    on conflict (commune_ags, service_id, unit, figure, day, bucket)
      do update set amount = statistics_sum.amount + excluded.amount`;
}

const foldedRow = declareRow({
  count: int4(),
  /** `null` if nothing was folded. */
  lastId: int8<number | null>(),
});

/** Result of folding changes. */
export type FoldedChanges = RowOf<typeof foldedRow>;

/**
 * Adds the oldest changes to the sums and deletes them, in one statement. Changes that another server is folding are
 * skipped.
 * @param afterId only changes with a higher id, to skip the dead rows of changes that were just deleted
 */
export async function foldChanges(db: Database, afterId: number, limit: number): Promise<FoldedChanges> {
  const { rows } = await foldedRow.sql`
    with taken as (
      delete from statistics_change where id in (
        select id from statistics_change where id > ${afterId} order by id limit ${limit} for update skip locked
      )
      returning id, commune_ags, service_id, day, figure, bucket, amount
    ), added as (${addToSums(sql`(${levelsOf(sql`taken`)})`)} )
    select count(*)::int4 as count, max(id) as "lastId" from taken`.execute(db);
  return rows[0] ?? { count: 0, lastId: null };
}

const differenceRow = declareRow({ count: int4() });

/** Number of differences that a comparison found. */
export type DifferenceCount = RowOf<typeof differenceRow>["count"];

/** Waits for a comparison by another server, so that no difference is corrected twice. */
export async function lockComparison(tx: Transaction): Promise<void> {
  await sql`lock table statistics_check in share row exclusive mode`.execute(tx);
}

/**
 * Compares the sums and changes of each commune and service with the rows that they sum, in one snapshot, and adds a
 * change for each difference. Returns their number.
 */
export async function correctChanges(tx: Transaction): Promise<DifferenceCount> {
  const { rows } = await differenceRow.sql`
    with corrected as (
      insert into statistics_change (commune_ags, service_id, day, figure, bucket, amount)
      select commune_ags, service_id, day, figure, bucket, sum(amount) from (
        select commune_ags, service_id, day, figure, bucket, amount from statistics_facts()
        union all
        select commune_ags, service_id, day, figure, bucket, -amount from statistics_change
        union all
        select commune_ags, service_id, day, figure, bucket, -amount from statistics_sum
        where commune_ags <> '' and service_id <> '' and unit = 'DAY'
      ) as facts
      group by commune_ags, service_id, day, figure, bucket having sum(amount) <> 0
      returning id
    )
    select count(*)::int4 as count from corrected`.execute(tx);
  return rows[0]?.count ?? 0;
}

/**
 * Compares the sums of all other levels with those of each commune and service by day, corrects them and deletes sums
 * of zero. Returns the number of differences. Folding waits until the transaction ends; readers and writers do not.
 */
export async function correctLevels(tx: Transaction): Promise<DifferenceCount> {
  await sql`lock table statistics_sum in share row exclusive mode`.execute(tx);
  const { rows } = await differenceRow.sql`
    with base as (
      select commune_ags, service_id, day, figure, bucket, amount from statistics_sum
      where commune_ags <> '' and service_id <> '' and unit = 'DAY'
    ), differences as (
      select commune_ags, service_id, unit, day, figure, bucket, sum(amount)::bigint as amount from (
        select * from (${levelsOf(sql`base`)}) as expected
        union all
        select commune_ags, service_id, unit, day, figure, bucket, -amount from statistics_sum
      ) as facts
      group by commune_ags, service_id, unit, day, figure, bucket having sum(amount) <> 0
    ), corrected as (${addToSums(sql`differences`)} )
    select count(*)::int4 as count from differences`.execute(tx);
  await tx.deleteFrom("statistics_sum").where("amount", "=", 0).execute();
  return rows[0]?.count ?? 0;
}

/** Number of sums. */
export async function countSums(tx: Transaction): Promise<number> {
  const { count } = await tx
    .selectFrom("statistics_sum")
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** A comparison that was made. */
export interface StatisticsCheck {
  readonly checkedAt: Date;
  readonly differenceCount: number;
  readonly durationMs: number;
}

/** Stores a comparison and deletes those that are older than a year. */
export async function insertCheck(tx: Transaction, check: StatisticsCheck): Promise<void> {
  const { checkedAt, differenceCount, durationMs } = check;
  const values = { difference_count: differenceCount, duration_ms: durationMs };
  await tx
    .insertInto("statistics_check")
    .values({ checked_at: checkedAt, ...values })
    .onConflict((conflict) => conflict.column("checked_at").doUpdateSet(values))
    .execute();
  await sql`delete from statistics_check where checked_at < ${checkedAt}::timestamptz - interval '1 year'`.execute(
    tx,
  );
}

/** Returns the number of differences of the latest comparison; `null` if there was none yet. */
export async function selectDifferenceCount(db: Database): Promise<number | null> {
  const row = await db
    .selectFrom("statistics_check")
    .select("difference_count")
    .orderBy("checked_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.difference_count ?? null;
}
