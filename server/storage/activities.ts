/** Storage of the activity log. */
import { sql, type Insertable, type RawBuilder } from "kysely";
import type { SnapshotSubject } from "#domain/activitySections";
import type { Database, Transaction } from "./database/database";
import { declareRow, json, text, uuid, type RowOf } from "./database/declaredRow";
import { containsPattern } from "./database/textConditions";
import type { KeysetOrder, KeysetSource } from "./database/keyset";
import { octets } from "./database/octets";
import type { Activity } from "./__generated__/tables";

/** A log entry as selected. */
export type StoredActivity = RowOf<typeof activityRow>;

const activityRow = declareRow({
  id: "activity.id",
  at: "activity.at",
  type: "activity.type",
  /** `null` if the system acted or the user was deleted. */
  actorUserId: "activity.actor_user_id",
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
});

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
  readonly from: Date | null;
  readonly before: Date | null;
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
export function activitySource(conditions: ActivityConditions): KeysetSource<StoredActivity> {
  const bytes = octets(sql`a.before::text`, sql`a.after::text`);
  return { row: activityRow, select: columns, from: tables, where: matches(conditions), bytes };
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
  a.id, a.at, a.type, a.actor_user_id as "actorUserId", a.actor_name as "actorName", a.actor_role as "actorRole",
  a.target_kind as "targetKind", a.target_id as "targetId", a.service_id as "serviceId", a.before, a.after, a.job_id as "jobId",
  coalesce(a.correlation_id, a.job_id) as "correlationId", a.restores_id as "restoresId",
  case when c.ags is not null then json_build_object('ags', c.ags, 'name', c.name) end as commune,
  case when a.label = '' then coalesce(u.username, '') else a.label end as label`;

const tables = sql`activity a
  left join commune c on c.ags = a.commune_ags
  left join user_account u on u.id = case when a.target_kind = 'user' then a.target_id::uuid end`;

function matches(conditions: ActivityConditions): RawBuilder<unknown> {
  const { types, snapshotsOf, communes, services, processes, action, actor, ...span } = conditions;
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
  if (actor !== null) {
    // Names repeat in the entries, so fold each once.
    const patterns = actor.map((beginning) => containsPattern(`\n${beginning}`));
    parts.push(sql`a.actor_name in (
      select name from (select distinct actor_name as name from activity where commune_ags = any(${communes}::text[])) names
      where E'\n' || search_forms(name) collate "C" like any(${patterns}::text[]))`);
  }
  if (span.from !== null) parts.push(sql`a.at >= ${span.from}`);
  if (span.before !== null) parts.push(sql`a.at < ${span.before}`);
  return sql.join(parts, sql` and `);
}
