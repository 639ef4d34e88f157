/** Sums of similar communes, for comparison with one. Changes that are not folded yet are left out. */
import { sql, type RawBuilder } from "kysely";
import type { BucketCount } from "#domain/statistics/durations";
import type { DaySpan } from "#domain/statistics/periods";
import type { Database } from "#server/storage/database/database";
import { declareRow, int8, json, text, type RowOf } from "#server/storage/database/declaredRow";
import { toBuckets, type DurationSource, type StoredBuckets } from "./statisticsSums";

/** Loads the attributes that determine similar communes; `undefined` if there is no such commune. */
export function selectComparedCommune(
  db: Database,
  ags: string,
): Promise<{ readonly unit: string; readonly population: number | null } | undefined> {
  return db.selectFrom("commune").select(["unit", "population"]).where("ags", "=", ags).executeTakeFirst();
}

/** Maximum number of communes of similar size to compare. */
const candidatesMax = 100;

/** Which communes to compare, and their figures. */
export interface PeerSelection {
  /** The commune that is compared; it is left out. */
  readonly ags: string;
  readonly unit: string;
  readonly population: number;
  readonly smallest: number;
  readonly largest: number;
  /** An empty one: all services. */
  readonly serviceIds: readonly string[];
  readonly days: DaySpan;
  readonly limit: number;
}

/** Figures of a commune. */
export type StoredPeer = RowOf<typeof peerRow>;

const peerRow = declareRow({
  ags: "commune.ags",
  population: "commune.population",
  submitted: int8(),
  completed: int8(),
  assisted: int8(),
  failedAttempts: int8(),
  ratings: int8(),
  /** Sum of the stars of all ratings. */
  stars: int8(),
});

/** Loads the communes of the same kind and of these sizes that received applications, those of nearest size first. */
export async function selectPeers(db: Database, selection: PeerSelection): Promise<readonly StoredPeer[]> {
  const { rows } = await peersQuery(selection).execute(db);
  return rows;
}

/** The statement of selectPeers. */
export function peersQuery({ days, serviceIds, ...size }: PeerSelection): RawBuilder<StoredPeer> {
  const { ags, unit, population, smallest, largest, limit } = size;
  const amountOf = (figure: string, amount = sql`s.amount`) =>
    sql`coalesce(sum(${amount}) filter (where s.figure = ${sql.lit(figure)}), 0)::bigint`;
  return peerRow.sql`
    select c.ags, c.population, f.* from (
      select * from commune
      where unit = ${unit} and population between ${smallest}::int and ${largest}::int and ags <> ${ags}
      order by abs(population - ${population}::int), ags limit ${sql.lit(candidatesMax)}
    ) as c
    cross join lateral (
      select ${amountOf("SUBMITTED")} as submitted, ${amountOf("COMPLETED")} as completed,
        ${amountOf("ASSISTED")} as assisted, ${amountOf("FAILED_ATTEMPTS")} as "failedAttempts",
        ${amountOf("RATINGS")} as ratings, ${amountOf("RATINGS", sql`s.amount * s.bucket`)} as stars
      from statistics_sum s
      where s.commune_ags = c.ags and s.service_id = any(${serviceIds}::text[]) and s.unit = 'DAY'
        and s.figure in ('SUBMITTED', 'COMPLETED', 'ASSISTED', 'FAILED_ATTEMPTS', 'RATINGS')
        and s.day between ${days.from}::date and ${days.to}::date
    ) as f
    where f.submitted > 0
    order by abs(c.population - ${population}::int), c.ags limit ${limit}`;
}

const peerDurationRow = declareRow({ ags: text(), buckets: json<StoredBuckets>() });

/** Loads the durations of each commune; one without any is left out. */
export async function selectPeerDurations(
  db: Database,
  communes: readonly string[],
  serviceIds: readonly string[],
  sources: readonly DurationSource[],
): Promise<ReadonlyMap<string, readonly BucketCount[]>> {
  const { rows } = await peerDurationsQuery(communes, serviceIds, sources).execute(db);
  return new Map(rows.map(({ ags, buckets }) => [ags, toBuckets(buckets)]));
}

/** The statement of selectPeerDurations. */
export function peerDurationsQuery(
  communes: readonly string[],
  serviceIds: readonly string[],
  sources: readonly DurationSource[],
): RawBuilder<RowOf<typeof peerDurationRow>> {
  // Summed for one commune after the other: sorting the rows of all at once would not fit into memory.
  return peerDurationRow.sql`
    select k.ags, b.buckets from unnest(${communes}::text[]) as k (ags)
    cross join lateral (
      select json_object_agg(bucket, amount) as buckets from (
        select s.bucket, sum(s.amount)::bigint as amount
        from unnest(${sources.map(({ unit }) => unit)}::text[], ${sources.map(({ day }) => day)}::date[])
          as u (unit, day)
        join statistics_sum s on s.commune_ags = k.ags and s.service_id = any(${serviceIds}::text[])
          and s.unit = u.unit and s.figure = 'DURATION' and s.day = u.day
        group by s.bucket having sum(s.amount) <> 0
      ) as by_bucket
    ) as b
    where b.buckets is not null`;
}
