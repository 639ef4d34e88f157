/** Figures of a list: computed from the rows of the query that its pages use. */
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

/** What a row of a list contributes. Undefined: not known. */
export interface FigureColumns {
  /** AGS of the commune. */
  readonly ags?: RawBuilder<unknown> | undefined;
  readonly serviceId?: RawBuilder<unknown> | undefined;
  /** Since when it needs a person. */
  readonly since?: RawBuilder<unknown> | undefined;
  /** The day on which it ends, or a time on it. */
  readonly endsOn?: RawBuilder<unknown> | undefined;
  readonly name?: RawBuilder<unknown> | undefined;
  /** Whether something does not work already. Default: false. */
  readonly isError?: RawBuilder<unknown> | undefined;
}

/** Figures of a list. */
export type StoredFigures = RowOf<typeof figuresRow>;

const figuresRow = declareRow({
  count: int8(),
  communeCount: int8<number | null>(),
  serviceCount: int8<number | null>(),
  since: timestamptz<Date | null>(),
  endsOn: date<string | null>(),
  /** Name of the row if there is only one. */
  name: text<string | null>(),
  isError: bool<boolean | null>(),
});

/**
 * Computes the figures of a list.
 * @param rest order and limit of the rows to look at
 */
export async function selectFigures(
  db: Database,
  { from, where }: RowSource,
  { ags, serviceId, since, endsOn, name, isError }: FigureColumns,
  rest: RawBuilder<unknown> = sql``,
): Promise<StoredFigures> {
  const missing = sql`null`;
  const distinct = (column: string, isKnown: boolean) =>
    isKnown ? sql`count(distinct ${sql.ref(column)})` : sql`null::int8`;
  const { rows } = await figuresRow.sql`
    select count(*) as count, ${distinct("i.ags", ags !== undefined)} as "communeCount",
      ${distinct("i.service_id", serviceId !== undefined)} as "serviceCount", min(i.since) as since,
      min(i.ends_on) as "endsOn", case when count(*) = 1 then min(i.name) end as name, bool_or(i.is_error) as "isError"
    from (
      select (${ags ?? missing})::text collate "C" as ags, (${serviceId ?? missing})::text collate "C" as service_id,
        (${since ?? missing})::timestamptz as since, (${endsOn ?? missing})::date as ends_on,
        (${name ?? missing})::text collate "C" as name, (${isError ?? sql`false`})::boolean as is_error
      from ${from} where ${where} ${rest}
    ) as i`.execute(db);
  const figures = rows[0];
  if (!figures) throw new Error("The count returned no row.");
  return figures;
}

/** The day in Europe/Berlin of a time. */
export function berlinDay(time: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`((${time}) at time zone 'Europe/Berlin')::date`;
}
