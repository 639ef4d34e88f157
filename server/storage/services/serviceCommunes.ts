/** The communes with a service, and what they have of their own. */
import { sql, type RawBuilder } from "kysely";
import type { FederalStateCode } from "#domain/federalStates";
import type { DaySpan } from "#domain/statistics/periods";
import type { Database, Transaction } from "#server/storage/database/database";
import {
  bool,
  declareRow,
  int4,
  int8,
  text,
  timestamptz,
  type RowOf,
} from "#server/storage/database/declaredRow";
import type { KeysetOrder, KeysetSource } from "#server/storage/database/keyset";
import { awaits } from "./serviceUse";

/** Whether citizens can use a service in a commune. WAITING: its initialization will add the service. */
export type ServiceCommuneState = "ENABLED" | "DISABLED" | "WAITING";

/** A commune with a service. */
export type StoredServiceCommune = RowOf<typeof communeRow>;

const communeRow = declareRow({
  ags: "commune.ags",
  communeName: "commune.name",
  state: text<ServiceCommuneState>(),
});

/** By name. */
export const serviceCommuneOrder = {
  name: "COMMUNE",
  keys: [
    { column: "c.name", type: "text" },
    { column: "c.ags", type: "text" },
  ],
} as const satisfies KeysetOrder;

/** Parts of a service of which a commune may have its own version: the rows of `t` that are its own. */
const ownContent = {
  TEXTS: sql`service_text t where t.live_value is not null`,
  DRAFTS: sql`service_text t where t.has_draft`,
  // Files without an author were set up with the service.
  FILES: sql`(
    select commune_ags, service_id from predefined_file where sha256 is not null
    union all select commune_ags, service_id from service_file where updated_by_name is not null) t where true`,
  FEES: sql`service_fee t where (t.text is not null or t.metadata_state = 'OWN')`,
  FEE_RULE: sql`fee_rule t where t.nodes is not null`,
  SETTINGS: sql`service_setting t where true`,
  FORM: sql`service_form t where t.fields is not null`,
} as const satisfies Readonly<Record<string, RawBuilder<unknown>>>;

export type ServiceContentKind = keyof typeof ownContent;

/** Which communes to list; null: all. */
export interface ServiceCommuneConditions {
  readonly serviceId: string;
  /** LIKE patterns, one of which must match. */
  readonly patterns: readonly string[] | null;
  readonly federalStates: readonly FederalStateCode[] | null;
  readonly states: readonly ServiceCommuneState[] | null;
  /** Communes with their own version of any of these. */
  readonly ownContent: readonly ServiceContentKind[] | null;
}

/** The communes with a service that match. */
export function serviceCommuneSource(
  conditions: ServiceCommuneConditions,
): KeysetSource<StoredServiceCommune> {
  const { serviceId, patterns, federalStates, states, ownContent: kinds } = conditions;
  const where: RawBuilder<unknown>[] = [sql`true`];
  if (patterns !== null) where.push(sql`c.search_text like any(${patterns}::text[])`);
  if (federalStates !== null) where.push(sql`c.state = any(${federalStates}::text[])`);
  if (states !== null) where.push(sql`o.state = any(${states}::text[])`);
  if (kinds !== null) {
    const owned = kinds.map(
      (kind) =>
        sql`exists (select from ${ownContent[kind]} and t.commune_ags = c.ags and t.service_id = ${serviceId})`,
    );
    where.push(sql`(${sql.join(owned, sql` or `)})`);
  }
  return {
    row: communeRow,
    select: sql`c.ags, c.name as "communeName", o.state`,
    from: sql`(
      select commune_ags as ags, case when is_enabled then 'ENABLED' else 'DISABLED' end as state
      from commune_service where service_id = ${serviceId}
      union all
      select c.ags, 'WAITING' from commune c where ${awaits(sql`${serviceId}`)}
    ) as o join commune c on c.ags = o.ags`,
    where: sql.join(where, sql` and `),
  };
}

/** What a commune has of its own of a service, and its use. */
export type StoredServiceContent = RowOf<typeof contentRow>;

const contentRow = declareRow({
  ags: text(),
  textCount: int4(),
  draftCount: int4(),
  fileCount: int4(),
  feeCount: int4(),
  hasFeeRule: bool(),
  settingCount: int4(),
  hasForm: bool(),
  /** Latest change of the service or its content by a user; null if there was none. */
  changedAt: timestamptz<Date | null>(),
  changedBy: text<string | null>(),
  /** Applications of the requested days. */
  applicationCount: int8(),
});

/** Loads the content and use of a service in these communes, in no particular order. */
export async function selectServiceContent(
  db: Database | Transaction,
  serviceId: string,
  ags: readonly string[],
  days: DaySpan,
): Promise<readonly StoredServiceContent[]> {
  const { rows } = await serviceContentQuery(serviceId, ags, days).execute(db);
  return rows;
}

/** Tables of the content of a service, with the time and author of the latest change of each row. */
const changedTables = [
  "service_texts",
  "service_form",
  "service_fee",
  "fee_rule",
  "predefined_file",
  "service_file",
];

/** The statement of selectServiceContent. */
export function serviceContentQuery(
  serviceId: string,
  ags: readonly string[],
  days: DaySpan,
): RawBuilder<StoredServiceContent> {
  const isOfCommune = sql`t.commune_ags = k.ags and t.service_id = ${serviceId}`;
  const count = (kind: ServiceContentKind) =>
    sql`(select count(*)::int4 from ${ownContent[kind]} and ${isOfCommune})`;
  const changes = changedTables.map(
    (table) => sql`select t.updated_at, t.updated_by_name from ${sql.table(table)} t where ${isOfCommune}`,
  );
  const isSubmitted = sql`service_id = ${serviceId} and commune_ags = any(${ags}::text[]) and figure = 'SUBMITTED'
    and day between ${days.from}::date and ${days.to}::date`;
  return contentRow.sql`
    select k.ags, ${count("TEXTS")} as "textCount", ${count("DRAFTS")} as "draftCount",
      ${count("FILES")} as "fileCount", ${count("FEES")} as "feeCount", ${count("FEE_RULE")} > 0 as "hasFeeRule",
      ${count("SETTINGS")} as "settingCount", ${count("FORM")} > 0 as "hasForm",
      l.updated_at as "changedAt", l.updated_by_name as "changedBy",
      coalesce(a.amount, 0)::bigint as "applicationCount"
    from unnest(${ags}::text[]) as k (ags)
    left join lateral (
      select * from (
        select t.updated_at, t.updated_by_name from commune_service t where ${isOfCommune}
        union all
        select t.settings_updated_at, t.settings_updated_by_name from commune_service t where ${isOfCommune}
        union all
        ${sql.join(changes, sql` union all `)}
      ) as changes
      where updated_by_name is not null order by updated_at desc limit 1
    ) as l on true
    left join (
      select commune_ags, sum(amount) as amount from (
        select commune_ags, amount from statistics_sum where unit = 'DAY' and ${isSubmitted}
        union all
        select commune_ags, amount from statistics_change where ${isSubmitted}
      ) as submitted group by commune_ags
    ) as a on a.commune_ags = k.ags`;
}
