/** Storage of the items of runs that switch services: services of communes, with what stands against it. */
import { sql, type RawBuilder } from "kysely";
import {
  serviceContentKinds,
  type ServiceContentCounts,
  type ServiceSwitchObstacle,
} from "#domain/serviceSwitches";
import type { CommuneServiceKey } from "#server/storage/communes/communeServices";
import type { Database, Transaction } from "#server/storage/database/database";
import { declareRow, int4, json, text, textArray, type RowOf } from "#server/storage/database/declaredRow";
import type { KeysetSource } from "#server/storage/database/keyset";
import { itemColumns, itemRow, itemsOf, type RunItemState } from "#server/storage/runs/runItems";
import { fingerprintOf } from "./serviceSwitchTargets";

/** A service of a commune within a run. */
export type StoredSwitchItem = RowOf<typeof switchItemRow>;

const switchItemRow = itemRow.with(
  declareRow({
    ags: "run_item.commune_ags",
    rowNumber: "service_switch_item.row_number",
    serviceId: "service_switch_item.service_id",
    wasEnabled: "service_switch_item.was_enabled",
    obstacles: textArray<readonly ServiceSwitchObstacle[]>(),
    openApplications: "service_switch_item.open_applications",
    preparedPrices: "service_switch_item.prepared_prices",
    drafts: "service_switch_item.drafts",
    content: "service_switch_item.content",
    fingerprint: "service_switch_item.fingerprint",
    keptRunId: "service_switch_item.kept_run_id",
    keptPosition: "service_switch_item.kept_position",
  }),
);

const columns = sql`${itemColumns}, i.commune_ags as ags, s.row_number as "rowNumber", s.service_id as "serviceId",
  s.was_enabled as "wasEnabled", s.obstacles, s.open_applications as "openApplications",
  s.prepared_prices as "preparedPrices", s.drafts, s.content, s.fingerprint, s.kept_run_id as "keptRunId",
  s.kept_position as "keptPosition"`;

const items = sql`run_item i join service_switch_item s on s.run_id = i.run_id and s.position = i.position`;

/** All items of a run. */
export function switchItemSource(id: string): KeysetSource<StoredSwitchItem> {
  return { row: switchItemRow, select: columns, from: items, where: itemsOf(id, null) };
}

/** Loads the items at these positions, in order. */
export async function selectSwitchItems(
  db: Database | Transaction,
  id: string,
  positions: readonly number[],
): Promise<StoredSwitchItem[]> {
  const { rows } = await switchItemRow.sql`
    select ${columns} from ${items}
    where i.run_id = ${id} and i.position = any(${positions}::int4[])
    order by i.position`.execute(db);
  return rows;
}

/** Loads the items of these rows of the results, in order. */
export async function selectItemsOfRows(
  db: Database,
  id: string,
  rowNumbers: readonly number[],
): Promise<StoredSwitchItem[]> {
  const { rows } = await switchItemRow.sql`
    select ${columns} from service_switch_item s
    join run_item i on i.run_id = s.run_id and i.position = s.position
    where s.run_id = ${id} and s.row_number = any(${rowNumbers}::int4[])
    order by s.position`.execute(db);
  return rows;
}

/** Which rows to list. */
export interface SwitchRowFilter {
  /** States of one of its items; null: any. */
  readonly states: readonly RunItemState[] | null;
  /** An obstacle of one of its items; null: any. */
  readonly obstacle: ServiceSwitchObstacle | null;
}

/** A row of the results: a commune, with one or several of its services. */
export type StoredSwitchRow = RowOf<typeof switchRow>;

const switchRow = declareRow({
  ags: "run_item.commune_ags",
  communeName: "run_item.label",
  runId: "run_item.run_id",
  rowNumber: "service_switch_item.row_number",
});

/** Rows with at least one item that matches the filter. */
export function switchRowSource(
  id: string,
  { states, obstacle }: SwitchRowFilter,
): KeysetSource<StoredSwitchRow> {
  const conditions: RawBuilder<unknown>[] = [];
  if (states !== null) conditions.push(sql`g.state = any(${states}::text[])`);
  if (obstacle !== null) conditions.push(sql`${obstacle} = any(f.obstacles)`);
  const matches =
    conditions.length === 0
      ? sql``
      : sql`and exists (select from service_switch_item f
          join run_item g on g.run_id = f.run_id and g.position = f.position
          where f.run_id = s.run_id and f.row_number = s.row_number and ${sql.join(conditions, sql` and `)})`;
  return {
    row: switchRow,
    select: sql`i.commune_ags as ags, i.label as "communeName", i.run_id as "runId", s.row_number as "rowNumber"`,
    from: items,
    where: sql`i.run_id = ${id} and s.is_first ${matches}`,
  };
}

/** Totals of the items that wait or succeeded. */
export type SwitchEffect = RowOf<typeof effectRow>;

const effectRow = declareRow({
  communes: int4(),
  openApplications: int4(),
  preparedPrices: int4(),
  drafts: int4(),
  content: json<ServiceContentCounts>(),
});

const contentSums = sql.join(
  serviceContentKinds.flatMap((kind) => [
    sql.lit(kind),
    sql`coalesce(sum((s.content ->> ${sql.lit(kind)})::integer), 0)`,
  ]),
);

/** Sums up the items that are or were handled. */
export async function sumSwitchItems(
  db: Database | Transaction,
  id: string,
): Promise<SwitchEffect | undefined> {
  const { rows } = await effectRow.sql`
    select count(distinct i.commune_ags)::int4 as communes,
      coalesce(sum(s.open_applications), 0)::int4 as "openApplications",
      coalesce(sum(s.prepared_prices), 0)::int4 as "preparedPrices", coalesce(sum(s.drafts), 0)::int4 as drafts,
      json_build_object(${contentSums}) as content
    from ${items} where i.run_id = ${id} and i.state in ('WAITING', 'SUCCEEDED')`.execute(db);
  return rows[0];
}

/** How many items have an obstacle. */
export type ObstacleCount = RowOf<typeof obstacleRow>;

const obstacleRow = declareRow({ obstacle: text<ServiceSwitchObstacle>(), total: int4(), excluded: int4() });

/** Counts the items of a run by obstacle. */
export async function countObstacles(db: Database, id: string): Promise<ObstacleCount[]> {
  const { rows } = await obstacleRow.sql`
    select o.obstacle, count(*)::int4 as total, (count(*) filter (where i.state = 'EXCLUDED'))::int4 as excluded
    from ${items} cross join unnest(s.obstacles) as o (obstacle)
    where i.run_id = ${id} group by o.obstacle order by o.obstacle`.execute(db);
  return rows;
}

/** Excludes all items with an obstacle from a dry run, or includes them again. */
export async function excludeObstacle(
  tx: Transaction,
  id: string,
  obstacle: ServiceSwitchObstacle,
  isExcluded: boolean,
): Promise<void> {
  await sql`
    update run_item i set state = ${isExcluded ? "EXCLUDED" : "WAITING"}
    from service_switch_item s
    where i.run_id = ${id} and s.run_id = i.run_id and s.position = i.position and ${obstacle} = any(s.obstacles)
      and i.state in ('WAITING', 'EXCLUDED')`.execute(tx);
}

const fingerprintRow = declareRow({ fingerprint: text() });

/** Returns the present fingerprint of the own content of a service; undefined if it does not exist. */
export async function selectFingerprint(
  tx: Transaction,
  { communeAgs, serviceId }: CommuneServiceKey,
): Promise<string | undefined> {
  const { rows } = await fingerprintRow.sql`
    select ${fingerprintOf("t")} as fingerprint
    from (select commune_ags as ags, service_id, settings_revision from commune_service
      where commune_ags = ${communeAgs} and service_id = ${serviceId}) as t`.execute(tx);
  return rows[0]?.fingerprint;
}
