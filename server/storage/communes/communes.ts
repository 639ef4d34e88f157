/** Storage of communes. */
import { sql, type RawBuilder, type Selectable } from "kysely";
import { federalStateName, type FederalStateCode } from "#domain/federalStates";
import type { RoleType } from "#domain/permissions";
import type { DB } from "#server/storage/__generated__/tables";
import type { Database, Transaction } from "#server/storage/database/database";
import { bool, declareRow, json, text, textArray, type RowOf } from "#server/storage/database/declaredRow";
import { prepared } from "#server/storage/database/prepared";
import type { Stamp } from "#server/storage/stamp";

/** Setup state of a commune's default texts, files and fees. */
export type Initialization = Selectable<DB["commune"]>["initialization"];

/** Sortable columns. The sort keys of each are covered by a unique index. */
export const communeOrderFields = ["NAME", "AGS", "STATE"] as const;
export type CommuneOrderField = (typeof communeOrderFields)[number];

/** The position of a row in any of the orders. */
export interface CommunePosition {
  readonly ags: string;
  readonly name: string;
  readonly state: FederalStateCode;
}

/** The communes, and the services of them, that a user has access to. */
export interface CommuneScope {
  readonly communes: readonly string[];
  /** Pairs of commune and service. */
  readonly services: readonly { readonly ags: string; readonly serviceId: string }[];
}

/** Filters for communes. `null` in a field: no filter. */
export interface CommuneConditions {
  /** All other filters apply within this scope. `null`: unrestricted. */
  readonly scope: CommuneScope | null;
  /** LIKE patterns; at least one must match. */
  readonly patterns: readonly string[] | null;
  readonly states: readonly FederalStateCode[] | null;
  /** Ids of services; the commune must offer at least one of them. */
  readonly services: readonly string[] | null;
  readonly initial: string | null;
}

/** A range of rows in an order. Both bounds are exclusive; `null`: unbounded. */
export interface CommuneRange {
  readonly field: CommuneOrderField;
  readonly isDescending: boolean;
  readonly after: CommunePosition | null;
  readonly before: CommunePosition | null;
}

/** A commune as selected for lists and detail pages. */
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
  /** Services within the scope, in no particular order. */
  serviceIds: textArray(),
  initialization: "commune.initialization",
  /** Why the last initialization failed; `null`: it did not. */
  initializationError: "commune.initialization_error",
  updatedAt: "commune.updated_at",
  /** `null` if the commune was not changed since its setup. `id` is `null` if that user was deleted. */
  updatedBy: json<{
    readonly id: string | null;
    readonly name: string;
    readonly role: RoleType | null;
  } | null>(),
  revision: "commune.revision",
});

/** Loads the first `limit` rows of a range, or the last ones if `fromEnd` is set. Rows are always in order. */
export async function selectCommunes(
  db: Database,
  conditions: CommuneConditions,
  range: CommuneRange,
  page: { readonly limit: number; readonly fromEnd: boolean },
): Promise<StoredCommune[]> {
  const { rows } = await communesQuery(conditions, range, page).execute(db);
  return page.fromEnd ? rows.toReversed() : rows;
}

/** Whether a commune with this AGS exists. */
export async function isCommune(db: Database | Transaction, ags: string): Promise<boolean> {
  const found = await db.selectFrom("commune").select("ags").where("ags", "=", ags).executeTakeFirst();
  return found !== undefined;
}

/** Loads the names of communes by AGS. Unknown AGS are omitted. */
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

/** The statement of selectCommunes. If `fromEnd` is set, its rows are in reverse order. */
export function communesQuery(
  conditions: CommuneConditions,
  range: CommuneRange,
  page: { readonly limit: number; readonly fromEnd: boolean },
): RawBuilder<StoredCommune> {
  const direction = range.isDescending === page.fromEnd ? sql`asc` : sql`desc`;
  const order = sql.join(columnsOf(range.field).map((column) => sql`${column} ${direction}`));
  // The most frequent query has no conditions; a single plan suits all of its pages.
  const isPlain = Object.values(conditions).every((condition) => condition === null);
  return communeRow.sql`${isPlain ? prepared : sql``}
    select ${communeColumns(conditions.scope)} from commune c
    left join stored_picture p on p.id = c.picture_id
    where ${matches(conditions)} and ${within(range)}
    order by ${order} limit ${sql.lit(page.limit)}`;
}

/** Counts the communes that match the conditions. */
export async function countCommunes(db: Database, conditions: CommuneConditions): Promise<number> {
  const { count } = await db
    .selectFrom("commune as c")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where(matches(conditions))
    .executeTakeFirstOrThrow();
  return count;
}

/** Counts all communes, and those with this service; `null`: all. */
export async function countCommunesWith(
  db: Database,
  serviceId: string | null,
): Promise<{ readonly all: number; readonly matching: number }> {
  const { all, offering } = await db
    .selectNoFrom((from) => [
      from
        .selectFrom("commune")
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .as("all"),
      from
        .selectFrom("commune_service")
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .where("service_id", "=", serviceId ?? "")
        .as("offering"),
    ])
    .executeTakeFirstOrThrow();
  return { all: all ?? 0, matching: (serviceId === null ? all : offering) ?? 0 };
}

const letterRow = declareRow({ letter: text() });

/** Loads the first letters (A to Z) that occur among the names of the matching communes, sorted. */
export async function selectInitials(db: Database, conditions: CommuneConditions): Promise<string[]> {
  const { rows } = await letterRow.sql`
    select chr(code) as letter from generate_series(ascii('A'), ascii('Z')) as letters (code)
    where exists (select from commune c where c.initial = chr(code) and ${matches(conditions)})
    order by code`.execute(db);
  return rows.map(({ letter }) => letter);
}

const foundRow = declareRow({ found: bool() });

/** Whether a range contains any row. */
export async function hasCommunes(
  db: Database,
  conditions: CommuneConditions,
  range: CommuneRange,
): Promise<boolean> {
  const { rows } = await foundRow.sql`
    select exists (select from commune c where ${matches(conditions)} and ${within(range)}) as found`.execute(
    db,
  );
  return rows[0]?.found ?? false;
}

/** Returns the lowest AGS of all communes. Returns `undefined` if there are none. */
export async function selectFirstAgs(db: Database): Promise<string | undefined> {
  const row = await db.selectFrom("commune").select("ags").orderBy("ags").limit(1).executeTakeFirst();
  return row?.ags;
}

/** Loads the commune with this AGS. Returns `undefined` if it does not exist or is outside the scope. */
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

/** The master data of a commune, with the version fields needed to save it. */
export interface StoredMasterData {
  readonly name: string;
  readonly unit: string;
  readonly revision: number;
  readonly updatedAt: Date;
  readonly updatedByName: string | null;
}

/** Locks the commune with this AGS until the transaction ends. Returns its master data, or `undefined` if none. */
export async function lockCommune(tx: Transaction, ags: string): Promise<StoredMasterData | undefined> {
  return tx
    .selectFrom("commune")
    .select(["name", "unit", "revision", "updated_at as updatedAt", "updated_by_name as updatedByName"])
    .where("ags", "=", ags)
    .forUpdate()
    .executeTakeFirst();
}

/**
 * Updates a commune and increments its revision. Empty `values` only record that something belonging to the commune
 * was changed.
 */
export async function updateCommune(
  tx: Transaction,
  ags: string,
  values: { readonly name?: string; readonly unit?: string; readonly picture_id?: string | null },
  { at, by }: Stamp,
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

/** Stores the populations of communes by AGS. Others keep theirs. */
export async function updatePopulations(
  db: Database,
  populations: ReadonlyMap<string, number>,
): Promise<void> {
  await sql`
    update commune set population = known.population
    from unnest(${[...populations.keys()]}::text[], ${[...populations.values()]}::int[]) as known (ags, population)
    where commune.ags = known.ags and commune.population is distinct from known.population`.execute(db);
}

function communeColumns(scope: CommuneScope | null): RawBuilder<unknown> {
  return sql`
    c.ags, c.name, c.unit, c.state, c.initialization,
    c.initialization_error as "initializationError", c.revision, c.updated_at as "updatedAt",
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

/** A condition that keeps the rows of commune_service (alias `s`) in the scope. */
export function serviceInScope(scope: CommuneScope | null): RawBuilder<boolean> {
  if (!scope) return sql`true`;
  const communes = scope.services.map((one) => one.ags);
  const services = scope.services.map((one) => one.serviceId);
  return sql`(s.commune_ags, s.service_id) in (select * from unnest(${communes}::text[], ${services}::text[]))`;
}

function inScope(scope: CommuneScope | null): RawBuilder<boolean> {
  return scope ? sql`c.ags = any(${scope.communes}::text[])` : sql`true`;
}

function within({ field, isDescending, after, before }: CommuneRange): RawBuilder<boolean> {
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
