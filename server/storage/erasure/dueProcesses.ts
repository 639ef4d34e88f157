/** Processes whose applicants' data is due to be erased, read by service and commune, since each pair has its period. */
import { sql, type RawBuilder } from "kysely";
import type { Database, Transaction } from "#server/storage/database/database";
import { declareRow, int4, int8, text, timestamptz, type RowOf } from "#server/storage/database/declaredRow";

/** The period of the data of one service, in one commune or in all that have none of their own. */
export interface ErasurePeriod {
  readonly serviceId: string;
  /** Null: all communes without a period of their own. */
  readonly communeAgs: string | null;
  readonly days: number;
  /** Processes that ended before are due. */
  readonly endedBefore: Date;
}

/** All periods, as of a day. */
export interface ErasurePeriods {
  /** The day as of which they are over, and on which holds must be over as well. */
  readonly day: string;
  readonly listed: readonly ErasurePeriod[];
  /** For services that are not listed. */
  readonly fallback: Pick<ErasurePeriod, "days" | "endedBefore">;
}

/** A service of a commune with data that is due. */
export type DueService = RowOf<typeof dueServiceRow>;

const dueServiceRow = declareRow({
  serviceId: text(),
  communeAgs: text(),
  days: int4(),
  /** Due and not held. */
  count: int8(),
  /** Due, but held. */
  heldCount: int8(),
  /** Of those that are not held; null if all are held. */
  firstEndedAt: timestamptz<Date | null>(),
  lastEndedAt: timestamptz<Date | null>(),
});

// Must match the predicate of the partial index.
const isErasable = sql`p.ended_at is not null and p.erased_at is null`;

/** Builds the statement of selectDueServices. */
export function dueServicesQuery({ day, listed, fallback }: ErasurePeriods): RawBuilder<DueService> {
  const own = listed.filter(({ communeAgs }) => communeAgs !== null);
  const shared = listed.filter(({ communeAgs }) => communeAgs === null);
  const columnsOf = (periods: readonly ErasurePeriod[]) => ({
    services: periods.map(({ serviceId }) => serviceId),
    communes: periods.map(({ communeAgs }) => communeAgs ?? ""),
    days: periods.map(({ days }) => days),
    ends: periods.map(({ endedBefore }) => endedBefore),
  });
  const [ofOne, ofAll] = [columnsOf(own), columnsOf(shared)];
  return dueServiceRow.sql`
    with recursive pair as (
      (select p.service_id, p.commune_ags from process p where ${isErasable}
        order by p.service_id, p.commune_ags limit 1)
      union all
      select n.service_id, n.commune_ags from pair cross join lateral (
        select p.service_id, p.commune_ags from process p
        where ${isErasable} and (p.service_id, p.commune_ags) > (pair.service_id, pair.commune_ags)
        order by p.service_id, p.commune_ags limit 1) n
    ), timed as (
      select pair.service_id, pair.commune_ags, coalesce(o.days, s.days, ${fallback.days}::integer) as days,
        coalesce(o.ended_before, s.ended_before, ${fallback.endedBefore}::timestamptz) as ended_before
      from pair
      left join unnest(${ofOne.services}::text[], ${ofOne.communes}::text[], ${ofOne.days}::integer[],
        ${ofOne.ends}::timestamptz[]) as o (service_id, commune_ags, days, ended_before)
        on o.service_id = pair.service_id and o.commune_ags = pair.commune_ags
      left join unnest(${ofAll.services}::text[], ${ofAll.days}::integer[], ${ofAll.ends}::timestamptz[])
        as s (service_id, days, ended_before) on s.service_id = pair.service_id
    )
    select t.service_id as "serviceId", t.commune_ags as "communeAgs", t.days, due.count, due.held as "heldCount",
      due.first as "firstEndedAt", due.last as "lastEndedAt"
    from timed t cross join lateral (
      select count(*) filter (where ${isFree(day)}) as count, count(*) filter (where not ${isFree(day)}) as held,
        min(p.ended_at) filter (where ${isFree(day)}) as first, max(p.ended_at) filter (where ${isFree(day)}) as last
      from process p
      where p.service_id = t.service_id and p.commune_ags = t.commune_ags and ${isErasable}
        and p.ended_at < t.ended_before) due
    where due.count + due.held > 0
    order by t.service_id, t.commune_ags`;
}

/** Whether the process is not held on that day. */
function isFree(day: string): RawBuilder<boolean> {
  return sql`(p.erasure_held_until is null or p.erasure_held_until < ${day}::date)`;
}

/** Returns the services of communes with data that is due, held or not. */
export async function selectDueServices(
  db: Database | Transaction,
  periods: ErasurePeriods,
): Promise<readonly DueService[]> {
  const { rows } = await dueServicesQuery(periods).execute(db);
  return rows;
}

/** Services of communes to look for due processes, each with its end. */
export type ErasureRange = Pick<DueService, "serviceId" | "communeAgs"> & Pick<ErasurePeriod, "endedBefore">;

const idRow = declareRow({ id: "process.id" });

/** Builds the statement of selectDueIds. */
export function dueIdsQuery(
  ranges: readonly ErasureRange[],
  day: string,
  limit: number,
): RawBuilder<RowOf<typeof idRow>> {
  return idRow.sql`
    select due.id from unnest(${ranges.map(({ serviceId }) => serviceId)}::text[],
      ${ranges.map(({ communeAgs }) => communeAgs)}::text[],
      ${ranges.map(({ endedBefore }) => endedBefore)}::timestamptz[]) as r (service_id, commune_ags, ended_before)
    cross join lateral (
      select p.id from process p
      where p.service_id = r.service_id and p.commune_ags = r.commune_ags and ${isErasable}
        and p.ended_at < r.ended_before and ${isFree(day)}
      order by p.ended_at, p.id limit ${sql.lit(limit)}) due
    limit ${sql.lit(limit)}`;
}

/** Returns the ids of some due processes that are not held. */
export async function selectDueIds(
  tx: Transaction,
  ranges: readonly ErasureRange[],
  day: string,
  limit: number,
): Promise<readonly number[]> {
  const { rows } = await dueIdsQuery(ranges, day, limit).execute(tx);
  return rows.map(({ id }) => id);
}

/** Returns all stored periods of services, of single communes and for all. Values are not checked. */
export function selectStoredPeriods(db: Database | Transaction) {
  return db
    .selectFrom("service_setting")
    .select(["service_id as serviceId", "commune_ags as communeAgs", "value"])
    .where("key", "=", "retention_days")
    .execute();
}
