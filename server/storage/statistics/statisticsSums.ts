/** Reads the sums of statistics, including changes that are not folded yet. */
import { sql, type RawBuilder } from "kysely";
import { earliestDay } from "#domain/calendarDays";
import type { BucketCount } from "#domain/statistics/durations";
import type { SummedFigure } from "#domain/statistics/figures";
import type { Database } from "#server/storage/database/database";
import { declareRow, int4, int8, json, text, type RowOf } from "#server/storage/database/declaredRow";

/** What to sum over: a commune and a service; empty: all of them. Several keys must not overlap. */
export interface SumKey {
  readonly ags: string;
  readonly serviceId: string;
}

/** Sums of a figure by day; days without are left out. */
export interface DailySums {
  readonly figure: SummedFigure;
  /** Stars of RATINGS; otherwise 0. */
  readonly bucket: number;
  readonly amounts: Readonly<Record<string, number>>;
}

const dailyRow = declareRow({
  figure: text<SummedFigure>(),
  bucket: int4(),
  amounts: json<Readonly<Record<string, number>>>(),
});

/** Loads the sums of these figures by day, since `from` or the first recorded day. */
export async function selectDailySums(
  db: Database,
  keys: readonly SumKey[],
  figures: readonly SummedFigure[],
  from?: string,
): Promise<readonly DailySums[]> {
  const { rows } = await dailySumsQuery(keys, figures, from).execute(db);
  return rows;
}

/** The statement of selectDailySums. */
export function dailySumsQuery(
  keys: readonly SumKey[],
  figures: readonly SummedFigure[],
  from = earliestDay,
): RawBuilder<DailySums> {
  return dailyRow.sql`
    select figure, bucket, json_object_agg(day, amount) as amounts from (
      select figure, bucket, day, sum(amount)::bigint as amount from (
        select s.figure, s.bucket, s.day, s.amount from ${asRows(keys)}
        join statistics_sum s on s.commune_ags = k.ags and s.service_id = k.service_id
          and s.unit = 'DAY' and s.figure = any(${figures}::text[]) and s.day >= ${from}::date
        union all
        select c.figure, c.bucket, c.day, c.amount from statistics_change c
        where c.figure = any(${figures}::text[]) and c.day >= ${from}::date and ${changes(keys)}
      ) as facts
      group by figure, bucket, day having sum(amount) <> 0
    ) as by_day
    group by figure, bucket`;
}

/** Where the durations of a point are summed. */
export interface DurationSource {
  /** Position of the point. */
  readonly point: number;
  readonly unit: "DAY" | "WEEK" | "MONTH";
  /** First day of the unit. */
  readonly day: string;
}

/** The days of a point, both included. */
export interface PointDays {
  readonly point: number;
  readonly from: string;
  readonly to: string;
}

/** Counts by bucket. */
export type StoredBuckets = Readonly<Record<string, number>>;

/** Converts stored counts, whose keys are strings in JSON. */
export function toBuckets(stored: StoredBuckets): readonly BucketCount[] {
  return Object.entries(stored).map(([bucket, count]) => ({ bucket: Number(bucket), count }));
}

const durationRow = declareRow({ point: int4(), buckets: json<StoredBuckets>() });

/** Loads the durations of each point; a point without any is left out. */
export async function selectDurations(
  db: Database,
  keys: readonly SumKey[],
  sources: readonly DurationSource[],
  points: readonly PointDays[],
): Promise<ReadonlyMap<number, readonly BucketCount[]>> {
  const { rows } = await durationsQuery(keys, sources, points).execute(db);
  return new Map(rows.map(({ point, buckets }) => [point, toBuckets(buckets)]));
}

/** The statement of selectDurations. */
export function durationsQuery(
  keys: readonly SumKey[],
  sources: readonly DurationSource[],
  points: readonly PointDays[],
): RawBuilder<RowOf<typeof durationRow>> {
  return durationRow.sql`
    select point, json_object_agg(bucket, amount) as buckets from (
      select point, bucket, sum(amount)::bigint as amount from (
        select u.point, s.bucket, s.amount from ${asRows(keys)}
        cross join unnest(${sources.map(({ point }) => point)}::int[], ${sources.map(({ unit }) => unit)}::text[],
          ${sources.map(({ day }) => day)}::date[]) as u (point, unit, day)
        join statistics_sum s on s.commune_ags = k.ags and s.service_id = k.service_id
          and s.unit = u.unit and s.figure = 'DURATION' and s.day = u.day
        union all
        select p.point, c.bucket, c.amount from statistics_change c
        join unnest(${points.map(({ point }) => point)}::int[], ${points.map(({ from }) => from)}::date[],
          ${points.map(({ to }) => to)}::date[]) as p (point, first_day, last_day)
          on c.day between p.first_day and p.last_day
        where c.figure = 'DURATION' and ${changes(keys)}
      ) as facts
      group by point, bucket having sum(amount) <> 0
    ) as by_bucket
    group by point`;
}

const monthlyRow = declareRow({
  ags: text(),
  /** Empty if unknown. */
  communeName: text(),
  serviceId: text(),
  /** Year and month, YYYY-MM. */
  month: text(),
  count: int8(),
});

/** Applications of a commune and a service in a month. */
export type MonthlySum = RowOf<typeof monthlyRow>;

/** Loads the applications by commune, service and month, ordered by these. */
export async function selectMonthlySums(
  db: Database,
  { keys, from, to, limit }: MonthlySelection,
): Promise<readonly MonthlySum[]> {
  const communes = keys.map(({ ags }) => ags);
  const { rows } = await monthlyRow.sql`
    select f.*, coalesce(c.name, r.name, '') as "communeName" from (
      select commune_ags as ags, service_id as "serviceId", to_char(day, 'YYYY-MM') as month,
        sum(amount)::bigint as count
      from (
        select s.commune_ags, s.service_id, s.day, s.amount from statistics_sum s
        where s.unit = 'DAY' and s.figure = 'SUBMITTED' and s.day between ${from}::date and ${to}::date
          and ${communes.includes("") ? sql`s.commune_ags <> ''` : sql`s.commune_ags = any(${communes}::text[])`}
          and s.service_id <> '' and ${within(keys, sql`s`)}
        union all
        select c.commune_ags, c.service_id, c.day, c.amount from statistics_change c
        where c.figure = 'SUBMITTED' and c.day between ${from}::date and ${to}::date and ${within(keys, sql`c`)}
      ) as facts
      group by 1, 2, 3 having sum(amount) <> 0 order by 1, 2, 3 limit ${limit}
    ) as f
    left join commune c on c.ags = f.ags left join removed_commune r on r.ags = f.ags
    order by f.ags, f."serviceId", f.month`.execute(db);
  return rows;
}

/** Whose applications to load, and of which days. */
export interface MonthlySelection {
  readonly keys: readonly SumKey[];
  readonly from: string;
  readonly to: string;
  readonly limit: number;
}

function asRows(keys: readonly SumKey[]): RawBuilder<unknown> {
  return sql`unnest(${keys.map(({ ags }) => ags)}::text[], ${keys.map(({ serviceId }) => serviceId)}::text[])
    as k (ags, service_id)`;
}

/** Whether a change (alias `c`) belongs to one of the keys. */
function changes(keys: readonly SumKey[]): RawBuilder<boolean> {
  return within(keys, sql`c`);
}

function within(keys: readonly SumKey[], alias: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql`exists (
    select from ${asRows(keys)}
    where k.ags in ('', ${alias}.commune_ags) and k.service_id in ('', ${alias}.service_id)
  )`;
}
