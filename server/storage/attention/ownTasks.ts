/** Tasks of a viewer: rows that need a person, by commune and service. */
import { sql, type RawBuilder } from "kysely";
import type { Database } from "#server/storage/database/database";
import {
  bool,
  date,
  declareRow,
  int8,
  text,
  timestamptz,
  type RowOf,
} from "#server/storage/database/declaredRow";
import type { RowSource } from "#server/storage/database/keyset";
import type { FigureColumns } from "./figures";

/** A task as selected. */
export type StoredOwnTask = RowOf<typeof taskRow>;

const taskRow = declareRow({
  ags: text(),
  communeName: text(),
  /** Null: about the commune. */
  serviceId: text<string | null>(),
  count: int8(),
  /** Texts. Null: not about them. */
  missingCount: int8<number | null>(),
  outdatedCount: int8<number | null>(),
  since: timestamptz<Date | null>(),
  endsOn: date<string | null>(),
  changedAt: timestamptz<Date | null>(),
  /** Name of the row if there is only one. */
  name: text<string | null>(),
  isError: bool(),
  /** Tasks of the kind, also those beyond the limit, and the sum of their counts. */
  total: int8(),
  totalCount: int8(),
});

/** What a row contributes to its task. Undefined: not known. */
export interface TaskColumns extends FigureColumns {
  readonly ags: RawBuilder<unknown>;
  /** How much the row counts. Undefined: one. */
  readonly count?: RawBuilder<unknown>;
  readonly missingCount?: RawBuilder<unknown>;
  readonly outdatedCount?: RawBuilder<unknown>;
  /** When it was last changed. */
  readonly changedAt?: RawBuilder<unknown>;
}

/**
 * Groups rows by commune and service, in the order of the date that the start shows of them, the earliest first and those
 * without one last. Leaves out services that the commune does not offer any more.
 */
export async function selectOwnTasks(
  db: Database,
  { from, where }: RowSource,
  columns: TaskColumns,
  limit: number,
): Promise<readonly StoredOwnTask[]> {
  const missing = sql`null`;
  // The inner limit looks services up one by one; otherwise those of all communes are read.
  const { ags, serviceId, since, endsOn, name, isError, count, missingCount, outdatedCount, changedAt } =
    columns;
  const { rows } = await taskRow.sql`
    select g.ags, c.name as "communeName", g.service_id as "serviceId", g.count, g.missing as "missingCount",
      g.outdated as "outdatedCount", g.since, g.ends_on as "endsOn", g.changed_at as "changedAt", g.name,
      g.is_error as "isError", count(*) over () as total, (sum(g.count) over ())::int8 as "totalCount"
    from (
      select i.ags, i.service_id, sum(i.count)::int8 as count, sum(i.missing)::int8 as missing, sum(i.outdated)::int8 as outdated, min(i.since) as since,
        min(i.ends_on) as ends_on, max(i.changed_at) as changed_at, case when count(*) = 1 then min(i.name) end as name,
        bool_or(i.is_error) as is_error
      from (
        select (${ags})::text collate "C" as ags, (${serviceId ?? missing})::text collate "C" as service_id,
          (${count ?? sql`1`})::int8 as count, (${missingCount ?? missing})::int8 as missing, (${outdatedCount ?? missing})::int8 as outdated,
          (${since ?? missing})::timestamptz as since, (${endsOn ?? missing})::date as ends_on,
          (${changedAt ?? missing})::timestamptz as changed_at, (${name ?? missing})::text collate "C" as name,
          (${isError ?? sql`false`})::boolean as is_error
        from ${from} where ${where}
      ) as i
      group by i.ags, i.service_id
    ) as g join commune c on c.ags = g.ags
      left join lateral (
        select true as is_offered from commune_service s where s.commune_ags = g.ags and s.service_id = g.service_id
        limit 1) as s on true
    where g.service_id is null or s.is_offered
    order by coalesce(g.ends_on, g.since at time zone 'Europe/Berlin', g.changed_at at time zone 'Europe/Berlin') nulls last,
      c.name, g.ags, g.service_id
    limit ${limit}`.execute(db);
  return rows;
}
