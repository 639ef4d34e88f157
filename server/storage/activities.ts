/** Storage of the activity log. */
import { sql, type Insertable, type RawBuilder } from "kysely";
import type { SnapshotSubject } from "#domain/activitySections";
import type { RoleType } from "#domain/permissions";
import type { Database, Transaction } from "./database/database";
import { declareRow, int8, json, text, uuid, type RowOf } from "./database/declaredRow";
import { containsPattern } from "./database/textConditions";
import type { KeysetOrder, KeysetSource, Spread } from "./database/keyset";
import { octets } from "./database/octets";
import { allJobs } from "./automatedJobs/jobRows";
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

/** Role of an actor; SYSTEM is the server itself. */
export type ActivityRole = RoleType | "SYSTEM";

/** A searched text: its words are in the target's name, or it is the target's id. */
export interface TargetText {
  readonly words: readonly string[];
  readonly id: string;
}

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

/** Filters for log entries. `null` in a field: no filter. */
export interface ActivityConditions {
  readonly types: readonly string[] | null;
  /** Restricts RESTORE_SNAPSHOT entries to this subject. */
  readonly snapshotsOf: SnapshotSubject | null;
  readonly communes: readonly string[] | null;
  readonly services: readonly string[] | null;
  /** Process ids. */
  readonly processes: readonly string[] | null;
  /** Caused by one action; its id is null if there is no such action, `entry` if it shares it with no other. */
  readonly action: { readonly correlationId: string | null } | { readonly entry: number } | null;
  /** Folded beginnings of the actor's name, one of which must match; needs `communes`. */
  readonly actor: readonly string[] | null;
  /** Database ids of users. */
  readonly actors: readonly string[] | null;
  readonly roles: readonly ActivityRole[] | null;
  /** Database ids of users that entries are about. */
  readonly users: readonly string[] | null;
  /** A text about the target. `null`: any. */
  readonly text: TargetText | null;
  /** Target of entries about a resource. */
  readonly resource: string | null;
  /** Name of an automated job; entries about all of them are included. */
  readonly automatedJob: string | null;
  readonly from: Date | null;
  readonly before: Date | null;
}

/** Conditions that all entries meet. */
export const anyEntry: ActivityConditions = {
  types: null,
  snapshotsOf: null,
  communes: null,
  services: null,
  processes: null,
  action: null,
  actor: null,
  actors: null,
  roles: null,
  users: null,
  text: null,
  resource: null,
  automatedJob: null,
  from: null,
  before: null,
};

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

function matches(conditions: ActivityConditions, actorNames: readonly string[]): RawBuilder<unknown> {
  const { types, snapshotsOf, communes, services, processes, action, actor, ...rest } = conditions;
  const parts = [sql`true`];
  if (types !== null) parts.push(sql`a.type = any(${types}::text[])`);
  if (snapshotsOf !== null) {
    // Entries about a service have its id, entries about a stock its kind.
    const isAbout =
      snapshotsOf === "SERVICE" ? sql`a.service_id is not null` : sql`a.after ->> 'kind' = ${snapshotsOf}`;
    parts.push(sql`(a.type <> 'RESTORE_SNAPSHOT' or ${isAbout})`);
  }
  // A single value uses `=` instead of `any`, so that the index also provides the order.
  if (communes?.length === 1) parts.push(sql`a.commune_ags = ${communes[0]}`);
  else if (communes !== null) parts.push(sql`a.commune_ags = any(${communes}::text[])`);
  if (services?.length === 1) parts.push(sql`a.service_id = ${services[0]}`);
  else if (services !== null) parts.push(sql`a.service_id = any(${services}::text[])`);
  const isProcess = sql`a.target_kind = 'process'`;
  if (processes?.length === 1) parts.push(sql`${isProcess} and a.target_id = ${processes[0]}`);
  else if (processes !== null) parts.push(sql`${isProcess} and a.target_id = any(${processes}::text[])`);
  if (action && "entry" in action) parts.push(sql`a.id = ${action.entry}`);
  else if (action) parts.push(sql`coalesce(a.correlation_id, a.job_id) = ${action.correlationId}`);
  if (actor !== null) parts.push(sql`a.actor_name = any(${actorNames}::text[])`);
  parts.push(...aboutPersons(rest));
  if (rest.text !== null) parts.push(aboutText(rest.text, []));
  if (rest.resource !== null) {
    parts.push(sql`a.target_kind = 'resource' and a.target_id = ${rest.resource}`);
  }
  if (rest.automatedJob !== null) {
    // Earlier entries have the kind `setting`, and cannot be changed.
    parts.push(
      sql`a.target_kind in ('job', 'setting') and a.target_id in (${rest.automatedJob}, ${allJobs})`,
    );
  }
  if (rest.from !== null) parts.push(sql`a.at >= ${rest.from}`);
  if (rest.before !== null) parts.push(sql`a.at < ${rest.before}`);
  return sql.join(parts, sql` and `);
}

function aboutPersons({
  actors,
  roles,
  users,
}: Pick<ActivityConditions, "actors" | "roles" | "users">): RawBuilder<unknown>[] {
  const parts: RawBuilder<unknown>[] = [];
  if (actors?.length === 1) parts.push(sql`a.actor_user_id = ${actors[0]}`);
  else if (actors !== null) parts.push(sql`a.actor_user_id = any(${actors}::uuid[])`);
  if (roles?.length === 1) parts.push(sql`${roleColumn} = ${roles[0]}`);
  else if (roles !== null) parts.push(sql`${roleColumn} = any(${roles}::text[])`);
  const isUser = sql`a.target_kind = 'user'`;
  if (users?.length === 1) parts.push(sql`${isUser} and a.target_id = ${users[0]}`);
  else if (users !== null) parts.push(sql`${isUser} and a.target_id = any(${users}::text[])`);
  return parts;
}

const roleColumn = sql`coalesce(a.actor_role, 'SYSTEM')`;

/** Names of users do not count, since selecting by person needs a purpose. */
function aboutText({ words, id }: TargetText, rareWords: readonly string[]): RawBuilder<unknown> {
  const isIndexed = rareWords.length === 0 ? [] : [sql`a.label <> ''`, ...rareWords.map(isInLabel)];
  const isNamed = sql.join([...isIndexed, containsWords(words)], sql` and `);
  return sql`((a.target_kind <> 'user' and ${isNamed})
    or (a.target_kind in ('process', 'resource') and a.target_id = ${id}))`;
}

/** The condition that the index of labels supports. */
function isInLabel(word: string): RawBuilder<unknown> {
  return sql`fold_label(a.label) collate "C" like fold_label(${containsPattern(word)}) collate "C"`;
}

/** No index supports this condition, and the planner takes it for one that many entries meet. */
function containsWords(words: readonly string[]): RawBuilder<unknown> {
  const parts = words.map(
    (word) => sql`strpos(fold_label(a.label) collate "C", fold_label(${word}) collate "C") > 0`,
  );
  return sql.join(parts, sql` and `);
}

/** Latest entries among which the frequency is estimated, and from how many on entries are frequent. */
const sample = { size: 4_000, frequentFrom: 10 };

const countRow = declareRow({ count: int8() });

/** Whether many of the latest entries before the end of the period match. */
export async function areFrequent(db: Database, conditions: ActivityConditions): Promise<boolean> {
  const until = conditions.before === null ? sql`true` : sql`at < ${conditions.before}`;
  const { rows } = await countRow.sql`
    select count(*) as count from (
      select * from activity where ${until} order by at desc, id desc limit ${sql.lit(sample.size)}
    ) as a where ${matches({ ...conditions, actor: null }, [])}`.execute(db);
  return (rows[0]?.count ?? 0) >= sample.frequentFrom;
}

/** The names of actors in a commune that have one of these folded beginnings. */
export async function selectActorNames(
  db: Database,
  commune: string,
  beginnings: readonly string[],
): Promise<readonly string[]> {
  const patterns = beginnings.map((beginning) => containsPattern(`\n${beginning}`));
  // Names repeat in the entries, so fold each once.
  const { rows } = await nameRow.sql`
    with names as materialized (select distinct actor_name as name from activity where commune_ags = ${commune})
    select name from names where E'\n' || search_forms(name) collate "C" like any(${patterns}::text[])`.execute(
    db,
  );
  return rows.map(({ name }) => name);
}

const nameRow = declareRow({ name: text() });

/** The words that few of the latest entries before a time have in their labels; all of them if few have all. */
export async function selectRareWords(
  db: Database,
  words: readonly string[],
  before: Date | null,
): Promise<readonly string[]> {
  const { size, frequentFrom } = sample;
  const until = before === null ? sql`true` : sql`at < ${before}`;
  const { rows } = await wordRow.sql`
    with labels as (
      select fold_label(label) collate "C" as label from (
        select label, target_kind from activity where ${until} order by at desc, id desc limit ${sql.lit(size)}
      ) as latest where label <> '' and target_kind <> 'user'
    ), words as (select word, fold_label(word) collate "C" as folded from unnest(${words}::text[]) as word)
    select word, (select count(*) from labels where strpos(label, folded) > 0) as count,
      (select count(*) from labels where not exists (select from words where strpos(label, folded) = 0)) as "countOfAll"
    from words`.execute(db);
  if (rows.some(({ countOfAll }) => countOfAll >= frequentFrom)) return [];
  const rare = rows.filter(({ count }) => count < frequentFrom).map(({ word }) => word);
  return rare.length === 0 ? words : rare;
}

const wordRow = declareRow({ word: text(), count: int8(), countOfAll: int8() });

/** Whether an entry is about the process or resource with this id. */
export async function hasTarget(db: Database, id: string): Promise<boolean> {
  const row = await db
    .selectFrom("activity")
    .select("id")
    .where("target_id", "=", id)
    .where("target_kind", "in", ["process", "resource"])
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
