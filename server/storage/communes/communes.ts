/** Communes as stored. */
import { sql, type RawBuilder, type Selectable } from "kysely";
import { federalStateName, type FederalStateCode } from "#domain/federalStates";
import type { RoleType } from "#domain/permissions";
import type { DB } from "#server/storage/__generated__/tables";
import type { Database, Transaction } from "#server/storage/database/database";
import { bool, declareRow, json, text, textArray, type RowOf } from "#server/storage/database/declaredRow";
import { prepared } from "#server/storage/database/prepared";

/** How far a commune's default texts, files and fees are set up. */
export type Initialization = Selectable<DB["commune"]>["initialization"];

/** Columns to sort by; the keys of each are a unique index. */
export const communeOrderFields = ["NAME", "AGS", "STATE"] as const;
export type CommuneOrderField = (typeof communeOrderFields)[number];

/** Where a row stands in every order. */
export interface CommunePosition {
  readonly ags: string;
  readonly name: string;
  readonly state: FederalStateCode;
}

/** Which communes and which services of them exist for somebody. */
export interface CommuneScope {
  readonly communes: readonly string[];
  /** Pairs of commune and service. */
  readonly services: readonly { readonly ags: string; readonly serviceId: string }[];
}

/** Rows to keep; null: all. */
export interface CommuneConditions {
  /** Null: no limit; everything else is looked for within it. */
  readonly scope: CommuneScope | null;
  /** LIKE patterns, one of which matches. */
  readonly patterns: readonly string[] | null;
  readonly states: readonly FederalStateCode[] | null;
  /** Any of these services. */
  readonly services: readonly string[] | null;
  readonly initial: string | null;
}

/** A stretch of an order. */
export interface CommuneStretch {
  readonly field: CommuneOrderField;
  readonly isDescending: boolean;
  readonly after: CommunePosition | null;
  readonly before: CommunePosition | null;
}

/** A commune as listed. */
export type StoredCommune = RowOf<typeof communeRow>;

const communeRow = declareRow({
  ags: "commune.ags",
  name: "commune.name",
  unit: "commune.unit",
  state: "commune.state",
  picture: json<{
    readonly id: string;
    /** SHA-256 in hex. */
    readonly sha256: string;
    readonly mediaType: string;
    readonly width: number;
    readonly height: number;
  } | null>(),
  /** Those within the scope, in no order. */
  serviceIds: textArray(),
  initialization: "commune.initialization",
  updatedAt: "commune.updated_at",
  /** Null: nobody since it was set up; its id is null where that user is gone. */
  updatedBy: json<{
    readonly id: string | null;
    readonly name: string;
    readonly role: RoleType | null;
  } | null>(),
  revision: "commune.revision",
});

/** At most `limit` rows of a stretch: the first ones, or, from the end, the last ones; in order either way. */
export async function selectCommunes(
  db: Database,
  conditions: CommuneConditions,
  stretch: CommuneStretch,
  page: { readonly limit: number; readonly fromEnd: boolean },
): Promise<StoredCommune[]> {
  const { rows } = await communesQuery(conditions, stretch, page).execute(db);
  return page.fromEnd ? rows.toReversed() : rows;
}

/** Whether there is a commune with this AGS. */
export async function isCommune(db: Database | Transaction, ags: string): Promise<boolean> {
  const found = await db.selectFrom("commune").select("ags").where("ags", "=", ags).executeTakeFirst();
  return found !== undefined;
}

/** Names of the communes with these AGS; unknown ones are left out. */
export async function selectCommuneNames(
  db: Database | Transaction,
  ags: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom("commune")
    .select(["ags", "name"])
    .where(sql<boolean>`ags = any(${ags}::text[])`)
    .execute();
  return new Map(rows.map((row) => [row.ags, row.name]));
}

/** The statement of selectCommunes, from the end in reverse. */
export function communesQuery(
  conditions: CommuneConditions,
  stretch: CommuneStretch,
  page: { readonly limit: number; readonly fromEnd: boolean },
): RawBuilder<StoredCommune> {
  const direction = stretch.isDescending === page.fromEnd ? sql`asc` : sql`desc`;
  const order = sql.join(columnsOf(stretch.field).map((column) => sql`${column} ${direction}`));
  // Without conditions, where it is asked for most, one plan does for every page.
  const isPlain = Object.values(conditions).every((condition) => condition === null);
  return communeRow.sql`${isPlain ? prepared : sql``}
    select ${communeColumns(conditions.scope)} from commune c
    left join stored_picture p on p.id = c.picture_id
    where ${matches(conditions)} and ${within(stretch)}
    order by ${order} limit ${sql.lit(page.limit)}`;
}

/** How many rows meet the conditions. */
export async function countCommunes(db: Database, conditions: CommuneConditions): Promise<number> {
  const { count } = await db
    .selectFrom("commune as c")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where(matches(conditions))
    .executeTakeFirstOrThrow();
  return count;
}

const letterRow = declareRow({ letter: text() });

/** First letters, A to Z, that names of these communes have. */
export async function selectInitials(db: Database, conditions: CommuneConditions): Promise<string[]> {
  const { rows } = await letterRow.sql`
    select chr(code) as letter from generate_series(ascii('A'), ascii('Z')) as letters (code)
    where exists (select from commune c where c.initial = chr(code) and ${matches(conditions)})
    order by code`.execute(db);
  return rows.map(({ letter }) => letter);
}

const foundRow = declareRow({ found: bool() });

/** Whether a stretch holds any row. */
export async function hasCommunes(
  db: Database,
  conditions: CommuneConditions,
  stretch: CommuneStretch,
): Promise<boolean> {
  const { rows } = await foundRow.sql`
    select exists (select from commune c where ${matches(conditions)} and ${within(stretch)}) as found`.execute(
    db,
  );
  return rows[0]?.found ?? false;
}

/** The commune with this AGS, if it is in the scope. */
export async function selectCommune(
  db: Database | Transaction,
  ags: string,
  scope: CommuneScope | null,
): Promise<StoredCommune | undefined> {
  const { rows } = await communeRow.sql`
    select ${communeColumns(scope)} from commune c left join stored_picture p on p.id = c.picture_id
    where c.ags = ${ags} and ${inScope(scope)}`.execute(db);
  return rows[0];
}

/** What of a commune its master data holds, and what a save needs to know. */
export interface StoredMasterData {
  readonly name: string;
  readonly unit: string;
  readonly revision: number;
  readonly updatedAt: Date;
  readonly updatedByName: string | null;
}

/** The master data of the commune with this AGS, kept from changes by others until the transaction ends. */
export async function lockCommune(tx: Transaction, ags: string): Promise<StoredMasterData | undefined> {
  return tx
    .selectFrom("commune")
    .select(["name", "unit", "revision", "updated_at as updatedAt", "updated_by_name as updatedByName"])
    .where("ags", "=", ags)
    .forUpdate()
    .executeTakeFirst();
}

/** Who changes a commune, and when. */
export interface CommuneStamp {
  readonly at: Date;
  readonly by: { readonly id: string; readonly name: string; readonly role: RoleType | null };
}

/** Changes a commune, or only notes that something of it was changed; either way its revision goes up. */
export async function updateCommune(
  tx: Transaction,
  ags: string,
  values: { readonly name?: string; readonly unit?: string; readonly picture_id?: string | null },
  { at, by }: CommuneStamp,
): Promise<void> {
  await tx
    .updateTable("commune")
    .set((commune) => ({
      ...values,
      revision: commune("revision", "+", 1),
      updated_at: at,
      updated_by_id: by.id,
      updated_by_name: by.name,
      updated_by_role: by.role,
    }))
    .where("ags", "=", ags)
    .execute();
}

function communeColumns(scope: CommuneScope | null): RawBuilder<unknown> {
  return sql`
    c.ags, c.name, c.unit, c.state, c.initialization, c.revision, c.updated_at as "updatedAt",
    case when c.updated_by_name is not null then json_build_object(
      'id', c.updated_by_id, 'name', c.updated_by_name, 'role', c.updated_by_role
    ) end as "updatedBy",
    array(
      select s.service_id from commune_service s where s.commune_ags = c.ags and ${serviceInScope(scope)}
    ) as "serviceIds",
    case when p.id is not null then json_build_object(
      'id', p.id, 'sha256', encode(p.sha256, 'hex'), 'mediaType', p.media_type, 'width', p.width, 'height', p.height
    ) end as picture`;
}

function matches(conditions: CommuneConditions): RawBuilder<boolean> {
  const { scope, patterns, states, services, initial } = conditions;
  const parts = [inScope(scope)];
  if (patterns)
    parts.push(
      sql`(${sql.join(
        patterns.map((one) => sql`c.search_text like ${one}`),
        sql` or `,
      )})`,
    );
  if (states) parts.push(sql`c.state = any(${states}::text[])`);
  if (initial !== null) parts.push(sql`c.initial = ${initial}`);
  if (services) {
    parts.push(sql`exists (
      select from commune_service s
      where s.commune_ags = c.ags and s.service_id = any(${services}::text[]) and ${serviceInScope(scope)}
    )`);
  }
  return sql`${sql.join(parts, sql` and `)}`;
}

/** Whether rows of commune_service, under the alias s, are in the scope. */
export function serviceInScope(scope: CommuneScope | null): RawBuilder<boolean> {
  if (!scope) return sql`true`;
  const communes = scope.services.map((one) => one.ags);
  const services = scope.services.map((one) => one.serviceId);
  return sql`(s.commune_ags, s.service_id) in (select * from unnest(${communes}::text[], ${services}::text[]))`;
}

function inScope(scope: CommuneScope | null): RawBuilder<boolean> {
  return scope ? sql`c.ags = any(${scope.communes}::text[])` : sql`true`;
}

function within({ field, isDescending, after, before }: CommuneStretch): RawBuilder<boolean> {
  const row = sql`(${sql.join(columnsOf(field))})`;
  const beyond = (position: CommunePosition, isLater: boolean) =>
    sql`${row} ${isLater === isDescending ? sql`<` : sql`>`} (${sql.join(keysOf(field, position))})`;
  const parts = [after && beyond(after, true), before && beyond(before, false)].filter(
    (part) => part !== null,
  );
  return parts.length === 0 ? sql`true` : sql`${sql.join(parts, sql` and `)}`;
}

function columnsOf(field: CommuneOrderField): RawBuilder<unknown>[] {
  if (field === "AGS") return [sql`c.ags`];
  return field === "NAME" ? [sql`c.name`, sql`c.ags`] : [sql`c.state_name`, sql`c.name`, sql`c.ags`];
}

function keysOf(field: CommuneOrderField, { ags, name, state }: CommunePosition): string[] {
  if (field === "AGS") return [ags];
  return field === "NAME" ? [name, ags] : [federalStateName(state), name, ags];
}
