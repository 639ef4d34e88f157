/** Storage of the activity log. */
import { sql, type Insertable, type RawBuilder } from "kysely";
import type { Database, Transaction } from "./database/database";
import { declareRow, int8, json, text, uuid, type RowOf } from "./database/declaredRow";
import type { KeysetOrder, KeysetSource, Spread } from "./database/keyset";
import { octets } from "./database/octets";
import { aboutText, matches, roleColumn, type ActivityConditions } from "./activity/activityConditions";
import type { ActivityKind } from "./activity/kinds";
import type { Activity } from "./__generated__/tables";

/** A log entry as selected. */
export type StoredActivity = RowOf<typeof activityRow>;

const activityRow = declareRow({
  id: "activity.id",
  at: "activity.at",
  type: "activity.type",
  /** `null` if the system acted, or the user was deleted or pseudonymised. */
  actorUserId: uuid<string | null>(),
  actorName: "activity.actor_name",
  actorRole: "activity.actor_role",
  targetKind: "activity.target_kind",
  targetId: "activity.target_id",
  /** `null` if the entry has no commune or the commune was deleted. */
  commune: json<{ readonly ags: string; readonly name: string } | null>(),
  serviceId: "activity.service_id",
  before: "activity.before",
  after: "activity.after",
  /** Raw id of the bulk job that caused the entry. `null` if there was none. */
  jobId: "activity.job_id",
  /** Shared by the entries of one action. `null` for an earlier entry that shares it with none. */
  correlationId: uuid<string | null>(),
  /** Entry whose former values this one restored. `null` if it did not. */
  restoresId: "activity.restores_id",
  /** The stored label, or the username if the target is a user. Empty if the target is the commune itself. */
  label: text(),
  /** `null` if the entry is not in the chain yet. */
  chainPosition: int8<number | null>(),
});

/** Values by which the entries are read separately. */
export interface ReadingPlan {
  /** All existing combinations that match. */
  readonly kinds?: readonly ActivityKind[];
  /** Reads each commune separately, and in it each of these types, which are all that can match; `null`: not by type. */
  readonly typesOfCommunes?: readonly string[] | null;
  /** Words of the text that few entries have: all of these are read with an index, and nothing else. */
  readonly rareWords?: readonly string[];
  /** All names that the condition `actor` selects. */
  readonly actorNames?: readonly string[];
}

/** Rows per insert statement; a statement has at most 65,535 parameters. */
const rowsPerStatement = 1_000;

/** Inserts entries in the given order. */
export async function insertActivities(
  tx: Transaction,
  activities: readonly Insertable<Activity>[],
): Promise<void> {
  for (let at = 0; at < activities.length; at += rowsPerStatement) {
    await tx
      .insertInto("activity")
      .values(activities.slice(at, at + rowsPerStatement))
      .execute();
  }
}

/** Chronological order, supported by an index over all entries, one per commune and one per service. */
export const activityOrder: KeysetOrder = {
  name: "at",
  keys: [
    { column: "a.at", type: "timestamp" },
    { column: "a.id", type: "bigint" },
  ],
};

/** The source of all entries that match the conditions. */
export function activitySource(
  conditions: ActivityConditions,
  { kinds, typesOfCommunes, rareWords = [], actorNames = [] }: ReadingPlan = {},
): KeysetSource<StoredActivity> {
  const source = {
    row: activityRow,
    select: columns,
    from: tables,
    where: matches(conditions, actorNames),
    bytes: octets(sql`a.before::text`, sql`a.after::text`),
  };
  if (conditions.text !== null && rareWords.length > 0) {
    // OFFSET keeps the planner from searching in the order of time, which it would take for faster.
    const named = sql`select * from activity a where ${aboutText(conditions.text, rareWords)} offset 0`;
    return {
      ...source,
      from: sql`(${named}) as a`,
      where: matches({ ...conditions, text: null }, actorNames),
    };
  }
  if (kinds) {
    const ofKind = matches({ ...conditions, types: null, roles: null, services: null }, actorNames);
    return { ...source, spread: spreadOver(kinds, ofKind) };
  }
  const byKey = { key: sql`a.id`, rows: sql`activity a` };
  if (typesOfCommunes !== undefined && conditions.communes !== null) {
    const ofCommune = matches({ ...conditions, communes: null, types: null }, actorNames);
    const spread = spreadOverCommunes(conditions.communes, typesOfCommunes, ofCommune);
    return { ...source, spread, ...(isOfCommunes(conditions) && { byKey }) };
  }
  const isOfOne = isOfActor(conditions) || (conditions.communes?.length === 1 && isOfCommunes(conditions));
  return { ...source, ...(isOfOne && { byKey }) };
}

function spreadOver(kinds: readonly ActivityKind[], where: RawBuilder<unknown>): Spread {
  const [types, roles] = [kinds.map(({ type }) => type), kinds.map(({ role }) => role)];
  const services = kinds.map(({ serviceId }) => serviceId);
  return {
    alias: "a",
    values: sql`unnest(${types}::text[], ${roles}::text[], ${services}::text[]) as kind (type, role, service_id)`,
    where: sql`a.type = kind.type and ${roleColumn} = kind.role
      and coalesce(a.service_id, '') = kind.service_id and ${where}`,
  };
}

function spreadOverCommunes(
  communes: readonly string[],
  types: readonly string[] | null,
  where: RawBuilder<unknown>,
): Spread {
  const ofTypes = sql`unnest(${[...new Set(types)]}::text[]) as kind (type)`;
  const isOfType = types === null ? sql`true` : sql`a.type = kind.type`;
  if (communes.length === 1) {
    // A constant lets the planner know that the commune has many entries.
    return {
      alias: "a",
      values: ofTypes,
      where: sql`a.commune_ags = ${communes[0]} and ${isOfType} and ${where}`,
    };
  }
  const ofCommunes = sql`unnest(${[...new Set(communes)]}::text[]) as one (ags)`;
  return {
    alias: "a",
    values: types === null ? ofCommunes : sql`${ofCommunes} cross join ${ofTypes}`,
    where: sql`a.commune_ags = one.ags collate "C" and ${isOfType} and ${where}`,
  };
}

/** Loads the entries with these ids, earliest first. */
export async function selectActivities(
  db: Database | Transaction,
  ids: readonly number[],
): Promise<StoredActivity[]> {
  const { rows } = await activityRow.sql`
    select ${columns} from ${tables} where a.id = any(${ids}::bigint[]) order by a.id`.execute(db);
  return rows;
}

/** Loads the entry with this id. Returns `undefined` if there is none. */
export async function selectActivity(
  db: Database | Transaction,
  id: number,
): Promise<StoredActivity | undefined> {
  return (await selectActivities(db, [id]))[0];
}

const columns = sql`
  a.id, a.at, a.type,
  case when exists (select from user_account au where au.id = a.actor_user_id) then a.actor_user_id end as "actorUserId", a.actor_name as "actorName", a.actor_role as "actorRole",
  a.target_kind as "targetKind", a.target_id as "targetId", a.service_id as "serviceId", a.before, a.after, a.job_id as "jobId",
  coalesce(a.correlation_id, a.job_id) as "correlationId", a.restores_id as "restoresId",
  (select json_build_object('ags', c.ags, 'name', c.name) from commune c where c.ags = a.commune_ags) as commune,
  case when a.label = '' then coalesce((select u.username from user_account u
    where u.id = case when a.target_kind = 'user' and length(a.target_id) = 36 then a.target_id::uuid end), '')
    else a.label end as label,
  (select link.position from activity_chain link where link.activity_id = a.id) as "chainPosition"`;

const tables = sql`activity a`;

const kindNames = ["types", "roles", "services"] as const;
const filteringNames = [...kindNames, "actor"] as const;
const period = ["from", "before"];

/** Whether an index of communes decides about all conditions without reading the entries. */
function isOfCommunes(conditions: ActivityConditions): boolean {
  const { communes, types } = conditions;
  const isFiltered = filteringNames.some((name) => conditions[name] !== null) || communes?.length !== 1;
  const names = ["communes", ...(types === null ? filteringNames : kindNames), ...period];
  return communes !== null && isFiltered && hasOnly(conditions, names);
}

/** Whether the index of actors does. */
function isOfActor(conditions: ActivityConditions): boolean {
  const isFiltered = kindNames.some((name) => conditions[name] !== null);
  return (
    conditions.actors?.length === 1 && isFiltered && hasOnly(conditions, ["actors", ...kindNames, ...period])
  );
}

function hasOnly(conditions: ActivityConditions, names: readonly string[]): boolean {
  return Object.entries(conditions).every(([name, value]) => value === null || names.includes(name));
}
