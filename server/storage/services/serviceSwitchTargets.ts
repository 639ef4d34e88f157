/** Dry runs that switch services: finds the services of communes, and what stands against switching them. */
import { sql, type RawBuilder } from "kysely";
import { hasCapability } from "#domain/serviceCatalogue";
import {
  obstaclesOf,
  serviceContentKinds,
  type ServiceContentKind,
  type ServiceSwitchAction,
  type ServiceSwitchObstacle,
} from "#domain/serviceSwitches";
import type { Transaction } from "#server/storage/database/database";
import { declareRow, int4 } from "#server/storage/database/declaredRow";
import { isUnfinished } from "./serviceForms";

/** Which services of which communes. */
export type SwitchTargets =
  | {
      /** AGS; null: all. */
      readonly communes: readonly string[] | null;
      /** Codes of Länder; null: all. */
      readonly states: readonly string[] | null;
    }
  /** The failed items of an ended run, or those that succeeded, which are taken back. */
  | { readonly of: string; readonly items: "FAILED" | "SUCCEEDED"; readonly restoresKept: boolean };

/** What a dry run does with which services. */
export interface SwitchPlan {
  readonly action: ServiceSwitchAction;
  readonly serviceIds: readonly string[];
  readonly targets: SwitchTargets;
  /** Items of a row: all services of a commune, or one. */
  readonly hasRowPerCommune: boolean;
  /** Excludes services with own content until the user includes them. */
  readonly excludesContent: boolean;
  /** Prices from a later day are prepared. */
  readonly today: string;
}

const countRow = declareRow({ count: int4() });

/** Counts the items of a dry run, up to a maximum. */
export async function countSwitchItems(tx: Transaction, plan: SwitchPlan, max: number): Promise<number> {
  const { rows } = await countRow.sql`
    select count(*)::int4 as count from (select ${targetRows(plan)} limit ${sql.lit(max)}) as t`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** Inserts the items of a dry run, by name of the commune and in the order of the services. */
export async function insertSwitchItems(tx: Transaction, runId: string, plan: SwitchPlan): Promise<void> {
  await itemsStatement(runId, plan).execute(tx);
}

/** The services of communes as columns ags, name, is_removed, service_id, place, kept_run_id and kept_position. */
function targetRows({ action, serviceIds, targets }: SwitchPlan): RawBuilder<unknown> {
  if ("of" in targets) {
    const kept = targets.restoresKept ? sql`i.run_id, i.position` : sql`e.kept_run_id, e.kept_position`;
    return sql`i.commune_ags as ags, coalesce(c.name, i.label) as name, c.ags is null as is_removed, e.service_id,
        array_position(${serviceIds}::text[], e.service_id::text) as place, k.*
      from run_item i
      join service_switch_item e on e.run_id = i.run_id and e.position = i.position
      left join commune c on c.ags = i.commune_ags
      cross join lateral (select ${kept}) as k (kept_run_id, kept_position)
      where i.run_id = ${targets.of} and i.state = ${targets.items}`;
  }
  const { communes, states } = targets;
  const where = [sql`true`];
  if (communes !== null) where.push(sql`c.ags = any(${communes}::text[])`);
  if (states !== null) where.push(sql`c.state = any(${states}::text[])`);
  // Of all communes, those without any of the services have nothing to switch.
  if (communes === null && action !== "ADD") {
    where.push(sql`exists (select from commune_service o
      where o.commune_ags = c.ags and o.service_id = any(${serviceIds}::text[]))`);
  }
  return sql`c.ags, c.name, false as is_removed, s.id as service_id, s.place, null::uuid as kept_run_id,
      null::integer as kept_position
    from commune c cross join unnest(${serviceIds}::text[]) with ordinality as s (id, place)
    where ${sql.join(where, sql` and `)}`;
}

/** The state of an item by `t.was_enabled`: whether there is something to do. */
const stateOf: Readonly<Record<ServiceSwitchAction, RawBuilder<unknown>>> = {
  ENABLE: sql`case t.was_enabled when false then 'WAITING' when true then 'UNCHANGED' else 'IMPOSSIBLE' end`,
  DISABLE: sql`case t.was_enabled when true then 'WAITING' when false then 'UNCHANGED' else 'IMPOSSIBLE' end`,
  ADD: sql`case when t.was_enabled is null then 'WAITING' else 'UNCHANGED' end`,
  REMOVE: sql`case when t.was_enabled is null then 'IMPOSSIBLE' else 'WAITING' end`,
};

/** The statement of insertSwitchItems. */
export function itemsStatement(runId: string, plan: SwitchPlan): RawBuilder<unknown> {
  const { action, serviceIds, hasRowPerCommune, excludesContent, today } = plan;
  const wants = (obstacle: ServiceSwitchObstacle) => obstaclesOf[action].some((one) => one === obstacle);
  const delivering = serviceIds.filter((id) => hasCapability(id, "persistence"));
  const conditions: Readonly<Record<ServiceSwitchObstacle, RawBuilder<unknown>>> = {
    OPEN_APPLICATIONS: sql`n.open_applications > 0`,
    PREPARED_PRICES: sql`n.prepared_prices > 0`,
    MISSING_REST_SERVICE: sql`t.service_id = any(${delivering}::text[]) and r.id is null`,
    MISSING_KEYSTORE: sql`n.is_keystore_missing`,
    UNPUBLISHED_TEXTS: sql`n.drafts > 0`,
    OWN_CONTENT: sql`n.content_total > 0`,
  };
  const obstacles = obstaclesOf[action].map(
    (obstacle) => sql`case when ${conditions[obstacle]} then ${sql.lit(obstacle)} end`,
  );
  const restService = wants("MISSING_REST_SERVICE")
    ? sql`left join lateral (${resourceOf("rest_service", "restService")}) as r on true`
    : sql``;
  return sql`
    with target as materialized (
      select x.*, o.is_enabled as was_enabled, coalesce(o.revision, 0) as revision,
        coalesce(o.settings_revision, 0) as settings_revision,
        row_number() over (order by x.name, x.ags, x.place) - 1 as position,
        dense_rank() over (order by x.name, x.ags) - 1 as commune_number,
        row_number() over (partition by x.ags order by x.place) = 1 as is_first
      from (select ${targetRows(plan)}) as x
      left join commune_service o on o.commune_ags = x.ags and o.service_id = x.service_id
    ), open_process as materialized (
      select p.commune_ags, p.service_id, count(*) as count from process p
      where ${wants("OPEN_APPLICATIONS")} and p.service_id = any(${serviceIds}::text[]) and ${isUnfinished}
      group by p.commune_ags, p.service_id
    ), planned as materialized (
      select t.*, case when t.is_removed then 'IMPOSSIBLE' else ${stateOf[action]} end as state, n.*,
        array_remove(array[${sql.join(obstacles)}], null) as obstacles
      from target t
      ${restService}
      left join open_process a on a.commune_ags = t.ags and a.service_id = t.service_id
      cross join lateral (
        select coalesce(a.count, 0) as open_applications,
          ${wants("PREPARED_PRICES") ? preparedPrices(today) : sql`0`} as prepared_prices,
          ${wants("UNPUBLISHED_TEXTS") ? drafts : sql`0`} as drafts,
          ${wants("MISSING_KEYSTORE") ? isKeystoreMissing : sql`false`} as is_keystore_missing,
          ${wants("OWN_CONTENT") ? contentOf("t") : sql`null::jsonb`} as content,
          ${wants("OWN_CONTENT") ? fingerprintOf("t") : sql`null`} as fingerprint
      ) as m
      cross join lateral (
        select m.*, (select coalesce(sum(v.value::integer), 0) from jsonb_each_text(m.content) as v) as content_total
      ) as n
    ), handled as (
      insert into run_item (run_id, position, label, commune_ags, revision, state, error_code)
      select ${runId}, position, name, ags, revision,
        case when state = 'WAITING' and ${excludesContent} and content_total > 0 then 'EXCLUDED' else state end,
        case when is_removed then 'commune_unknown' when state = 'IMPOSSIBLE' then 'service_not_offered' end
      from planned
    )
    insert into service_switch_item (run_id, position, row_number, is_first, service_id, was_enabled, obstacles,
      open_applications, prepared_prices, drafts, content, fingerprint, kept_run_id, kept_position)
    select ${runId}, position, ${hasRowPerCommune ? sql`commune_number` : sql`position`},
      ${hasRowPerCommune ? sql`is_first` : sql`true`}, service_id, was_enabled,
      case when state = 'WAITING' then obstacles else '{}' end, open_applications, prepared_prices, drafts, content,
      fingerprint, kept_run_id, kept_position
    from planned`;
}

/** The setting of a service of `t`: the commune's own, or the one for all communes. */
const settingOf = (key: string) => sql`(
  select s.value from service_setting s
  where s.service_id = t.service_id and s.key = ${sql.lit(key)} and (s.commune_ags = t.ags or s.commune_ags is null)
  order by s.commune_ags is null limit 1)`;

/** The resource that a setting of a service of `t` names, if the commune may use it. */
const resourceOf = (key: string, type: string) => sql`
  select f.version, f.id from resource f
  where f.type = ${sql.lit(type)} and f.id = ${settingOf(key)} and (f.commune_ags = t.ags or f.commune_ags is null)
  order by length(f.version) desc, f.version desc limit 1`;

const hasKeystore = (id: RawBuilder<unknown>) => sql`exists (select from resource f
  where f.type = 'keystore' and f.id = ${id} and (f.commune_ags = t.ags or f.commune_ags is null))`;

/** Whether a setting, or the restService `r`, names a keystore that does not exist. */
const isKeystoreMissing = sql`(
  exists (select from (select ${settingOf("signature_keystore")} as id) as named
    where named.id is not null and not ${hasKeystore(sql`named.id`)})
  or exists (select from resource_reference e
    where e.version = r.version and e.type = 'restService' and e.id = r.id and e.target_type = 'keystore'
      and not ${hasKeystore(sql`e.target_id`)}))`;

const preparedPrices = (today: string) => sql`(
  select count(*) from service_fee f join service_fee_price p on p.fee = f.id
  where f.commune_ags = t.ags and f.service_id = t.service_id and f.text is not null and p.valid_from > ${today}::date)`;

const drafts = sql`(select count(*) from service_text e where ${ofAlias("e", "t")} and e.has_draft)`;

function ofAlias(alias: string, service: string): RawBuilder<unknown> {
  const [row, of] = [alias, service];
  return sql`${sql.ref(`${row}.commune_ags`)} = ${sql.ref(`${of}.ags`)}
    and ${sql.ref(`${row}.service_id`)} = ${sql.ref(`${of}.service_id`)}`;
}

/** Numbers of own content of the service of an alias with the columns ags and service_id, as an object. */
function contentOf(service: string): RawBuilder<unknown> {
  const of = ofAlias("e", service);
  const counts: Readonly<Record<ServiceContentKind, RawBuilder<unknown>>> = {
    texts: sql`(select count(e.live_value) from service_text e where ${of})`,
    files: sql`(select count(*) from predefined_file e where ${of} and e.sha256 is not null)
      + (select count(*) from service_file e where ${of} and e.updated_by_name is not null)`,
    formFields: sql`coalesce((select jsonb_array_length(e.fields) from service_form e where ${of}), 0)`,
    settings: sql`(select count(*) from service_setting e where ${of})`,
    fees: sql`(select count(*) from service_fee e where ${of} and e.text is not null)`,
    feeRules: sql`(select count(*) from fee_rule e where ${of} and e.nodes is not null)`,
    reports: sql`(select count(e.current_id) from service_report e where ${of})`,
    listEntries: sql`(select count(*) from security_list_entry e where ${of})`,
  };
  const pairs = serviceContentKinds.flatMap((kind) => [sql.lit(kind), counts[kind]]);
  return sql`jsonb_build_object(${sql.join(pairs)})`;
}

/** Changes whenever the own content of a service does. The alias also has the column settings_revision. */
export function fingerprintOf(service: string): RawBuilder<unknown> {
  const of = ofAlias("e", service);
  const revisions = (table: string, id: string) => sql`(
    select string_agg(e.${sql.ref(id)} || ':' || e.revision, ' ' order by e.${sql.ref(id)})
    from ${sql.table(table)} e where ${of})`;
  return sql`md5(concat_ws('|', ${sql.ref(`${service}.settings_revision`)},
    (select e.revision from service_texts e where ${of}), ${revisions("service_form", "id")},
    ${revisions("predefined_file", "id")}, ${revisions("service_file", "id")}, ${revisions("service_fee", "id")},
    ${revisions("fee_rule", "id")}, ${revisions("service_report", "report")},
    (select count(*) || ':' || coalesce(max(e.id), 0) from security_list_entry e where ${of})))`;
}
