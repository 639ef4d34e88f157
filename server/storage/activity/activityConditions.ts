/** Conditions of log entries as SQL. */
import { sql, type RawBuilder } from "kysely";
import type { SnapshotSubject } from "#domain/activitySections";
import type { RoleType } from "#domain/permissions";
import { allJobs } from "#server/storage/automatedJobs/jobRows";
import { containsPattern } from "#server/storage/database/textConditions";

/** Role of an actor; SYSTEM is the server itself. */
export type ActivityRole = RoleType | "SYSTEM";

/** A searched text: its words are in the target's name, or it is the target's id. */
export interface TargetText {
  readonly words: readonly string[];
  readonly id: string;
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

/**
 * The condition on the alias `a`.
 * @param actorNames all names that the condition `actor` selects
 */
export function matches(conditions: ActivityConditions, actorNames: readonly string[]): RawBuilder<unknown> {
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

/** Role of the actor of the alias `a`, as indexed. */
export const roleColumn = sql`coalesce(a.actor_role, 'SYSTEM')`;

/** Names of users do not count, since selecting by person needs a purpose. */
export function aboutText({ words, id }: TargetText, rareWords: readonly string[]): RawBuilder<unknown> {
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
