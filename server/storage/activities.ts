/** Activity log as stored. */
import { sql, type Insertable, type RawBuilder } from "kysely";
import type { ActivityType } from "#domain/activityTypes";
import type { RoleType } from "#domain/permissions";
import type { Database, Transaction } from "./database/database";
import type { KeysetOrder, KeysetSource } from "./database/keyset";
import type { ActivityTable } from "./tables";

/** An entry as it is read. */
export interface StoredActivity {
  readonly id: number;
  readonly at: Date;
  readonly type: ActivityType;
  /** Null: the system itself, or a user who is gone. */
  readonly actorUserId: string | null;
  readonly actorName: string;
  readonly actorRole: RoleType | null;
  readonly targetKind: string;
  readonly targetId: string;
  /** Null: no commune, or one that is gone. */
  readonly commune: { readonly ags: string; readonly name: string } | null;
  readonly serviceId: string | null;
  readonly before: unknown;
  readonly after: unknown;
  /** Bare id of the bulk job that did it; null: none. */
  readonly jobId: string | null;
  /** As stored, else what a user who is meant is called; empty: the commune itself. */
  readonly label: string;
}

/** Which entries to keep; null: all. */
export interface ActivityConditions {
  readonly types: readonly string[] | null;
  readonly communes: readonly string[] | null;
  /** Process ids. */
  readonly processes: readonly string[] | null;
  /** What the names of those who acted begin with, in small letters. */
  readonly actor: string | null;
  readonly from: Date | null;
  readonly before: Date | null;
}

/** Rows of a statement, which has room for 65,535 values. */
const rowsAtOnce = 1_000;

/** Adds entries in this order. */
export async function insertActivities(
  tx: Transaction,
  activities: readonly Insertable<ActivityTable>[],
): Promise<void> {
  for (let at = 0; at < activities.length; at += rowsAtOnce) {
    await tx
      .insertInto("activity")
      .values(activities.slice(at, at + rowsAtOnce))
      .execute();
  }
}

/** By time; an index has it, and one has it for each commune. */
export const activityOrder: KeysetOrder = {
  name: "at",
  keys: [
    { column: "a.at", type: "moment" },
    { column: "a.id", type: "bigint" },
  ],
};

/** The entries that meet the conditions. */
export function activitySource(conditions: ActivityConditions): KeysetSource<StoredActivity> {
  return { select: columns, from: tables, where: matches(conditions) };
}

/** The entry with this id. */
export async function selectActivity(
  db: Database | Transaction,
  id: number,
): Promise<StoredActivity | undefined> {
  const { rows } = await sql<StoredActivity>`
    select ${columns} from ${tables} where a.id = ${id}`.execute(db);
  return rows[0];
}

const columns = sql<StoredActivity>`
  a.id, a.at, a.type, a.actor_user_id as "actorUserId", a.actor_name as "actorName", a.actor_role as "actorRole",
  a.target_kind as "targetKind", a.target_id as "targetId", a.service_id as "serviceId", a.before, a.after, a.job_id as "jobId",
  case when c.ags is not null then json_build_object('ags', c.ags, 'name', c.name) end as commune,
  case when a.label = '' then coalesce(u.username, '') else a.label end as label`;

const tables = sql`activity a
  left join commune c on c.ags = a.commune_ags
  left join user_account u on u.id = case when a.target_kind = 'user' then a.target_id::uuid end`;

function matches({ types, communes, processes, actor, ...span }: ActivityConditions): RawBuilder<unknown> {
  const parts = [sql`true`];
  if (types !== null) parts.push(sql`a.type = any(${types}::text[])`);
  // By itself, so that the index gives the order too.
  if (communes?.length === 1) parts.push(sql`a.commune_ags = ${communes[0]}`);
  else if (communes !== null) parts.push(sql`a.commune_ags = any(${communes}::text[])`);
  const isProcess = sql`a.target_kind = 'process'`;
  if (processes?.length === 1) parts.push(sql`${isProcess} and a.target_id = ${processes[0]}`);
  else if (processes !== null) parts.push(sql`${isProcess} and a.target_id = any(${processes}::text[])`);
  if (actor !== null) parts.push(sql`starts_with(lower(a.actor_name), ${actor})`);
  if (span.from !== null) parts.push(sql`a.at >= ${span.from}`);
  if (span.before !== null) parts.push(sql`a.at < ${span.before}`);
  return sql.join(parts, sql` and `);
}
