/** Sessions as stored. */
import { sql } from "kysely";
import type { RoleType } from "#domain/permissions";
import type { Database, Transaction } from "#server/storage/database/database";
import { declareRow, json, type RowOf } from "#server/storage/database/declaredRow";
import { prepared } from "#server/storage/database/prepared";

/** An active session with its user. */
export type StoredViewer = RowOf<typeof viewerRow>;

const viewerRow = declareRow({
  id: "user_account.id",
  username: "user_account.username",
  email: "user_account.email",
  active: "user_account.active",
  roles: json<
    readonly {
      readonly type: RoleType;
      readonly ags: string | null;
      readonly services: readonly string[];
    }[]
  >(),
  sessionId: "user_session.id",
  lastUsedAt: "user_session.last_used_at",
  idleExpiresAt: "user_session.idle_expires_at",
  absoluteExpiresAt: "user_session.absolute_expires_at",
});

/** A session with its expiry times. */
export interface StoredSession {
  readonly id: string;
  readonly created_at: Date;
  readonly last_used_at: Date;
  readonly idle_expires_at: Date;
  readonly absolute_expires_at: Date;
  readonly user_agent: string | null;
}

/** A session to create. */
export interface NewSession {
  readonly userId: string;
  readonly tokenHash: Uint8Array;
  readonly now: Date;
  readonly idleExpiresAt: Date;
  readonly absoluteExpiresAt: Date;
  readonly userAgent: string | null;
}

const sessionColumns = [
  "id",
  "created_at",
  "last_used_at",
  "idle_expires_at",
  "absolute_expires_at",
  "user_agent",
] as const;
const cleanupBatchSize = 100;

/**
 * Returns the session with this token hash and its user, if the session is active at `now` and the user is active. Runs
 * a single statement.
 */
export async function selectViewer(
  db: Database,
  tokenHash: Uint8Array,
  now: Date,
): Promise<StoredViewer | undefined> {
  const { rows } = await viewerRow.sql`${prepared}
    ${viewers} where s.token_hash = ${tokenHash} and s.idle_expires_at > ${now} and s.absolute_expires_at > ${now} and u.active
  `.execute(db);
  return rows[0];
}

/** Like selectViewer, for a session id. */
export async function selectViewerOfSession(
  db: Database,
  sessionId: string,
  now: Date,
): Promise<StoredViewer | undefined> {
  const { rows } = await viewerRow.sql`${prepared}
    ${viewers} where s.id = ${sessionId} and s.idle_expires_at > ${now} and s.absolute_expires_at > ${now} and u.active
  `.execute(db);
  return rows[0];
}

const viewers = sql`
  select u.id, u.username, u.email, u.active, s.id as "sessionId", s.last_used_at as "lastUsedAt",
    s.idle_expires_at as "idleExpiresAt", s.absolute_expires_at as "absoluteExpiresAt", coalesce((
      select json_agg(json_build_object('type', r.type, 'ags', r.commune_ags, 'services', r.services) order by r.position)
      from user_role r where r.user_id = u.id
    ), '[]') as roles
  from user_session s join user_account u on u.id = s.user_id`;

/**
 * Creates a session if the user is still active and still has that password; returns undefined otherwise. Also deletes
 * a batch of sessions that have timed out.
 */
export async function insertSession(
  tx: Transaction,
  session: NewSession,
  passwordHash: string,
): Promise<StoredSession | undefined> {
  const { userId, tokenHash, now, idleExpiresAt, absoluteExpiresAt, userAgent } = session;
  const account = await tx
    .selectFrom("user_account")
    .select("id")
    .where("id", "=", userId)
    .where("active", "=", true)
    .where("password_hash", "=", passwordHash)
    .forUpdate()
    .executeTakeFirst();
  if (!account) return undefined;
  // Runs after the user is locked, in the same order as code that ends sessions, to avoid deadlocks.
  await sql`
    delete from user_session where id in (
      select id from user_session where idle_expires_at < ${now} order by idle_expires_at limit ${cleanupBatchSize}
      for update skip locked
    )`.execute(tx);
  return tx
    .insertInto("user_session")
    .values({
      user_id: userId,
      token_hash: tokenHash,
      created_at: now,
      last_used_at: now,
      idle_expires_at: idleExpiresAt < absoluteExpiresAt ? idleExpiresAt : absoluteExpiresAt,
      absolute_expires_at: absoluteExpiresAt,
      user_agent: userAgent,
    })
    .returning(sessionColumns)
    .executeTakeFirstOrThrow();
}

/** Returns the session with this id if it belongs to this user. */
export function selectSession(db: Database, id: string, userId: string): Promise<StoredSession | undefined> {
  return db
    .selectFrom("user_session")
    .select(sessionColumns)
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .executeTakeFirst();
}

/** Returns the sessions of a user that are active at `now`: `firstId` first, then by latest use. */
export function selectSessions(
  db: Database,
  userId: string,
  { now, firstId, limit }: { readonly now: Date; readonly firstId: string; readonly limit: number },
): Promise<StoredSession[]> {
  return db
    .selectFrom("user_session")
    .select(sessionColumns)
    .where("user_id", "=", userId)
    .where("idle_expires_at", ">", now)
    .where("absolute_expires_at", ">", now)
    .orderBy(sql`id = ${firstId}`, "desc")
    .orderBy("last_used_at", "desc")
    .orderBy("id")
    .limit(limit)
    .execute();
}

/**
 * Extends an active session, never beyond its absolute expiry. Never shortens it. Returns undefined if it has expired.
 * @param lastUsedAt update only if the session was not used since that time, so that one of many parallel calls writes.
 */
export function extendStoredSession(
  db: Database,
  id: string,
  move: { readonly now: Date; readonly idleExpiresAt: Date; readonly lastUsedAt?: Date },
): Promise<StoredSession | undefined> {
  const { now, idleExpiresAt, lastUsedAt } = move;
  // PostgreSQL stores microseconds, a Date milliseconds: round up so that the same time still matches.
  const since = lastUsedAt && new Date(lastUsedAt.getTime() + 1);
  return db
    .updateTable("user_session")
    .set({
      last_used_at: sql`greatest(last_used_at, ${now}::timestamptz)`,
      idle_expires_at: sql`least(absolute_expires_at, greatest(idle_expires_at, ${idleExpiresAt}::timestamptz))`,
    })
    .where("id", "=", id)
    .where("idle_expires_at", ">", now)
    .where("absolute_expires_at", ">", now)
    .$if(since !== undefined, (query) => query.where("last_used_at", "<", since ?? now))
    .returning(sessionColumns)
    .executeTakeFirst();
}

/** Ends one session of a user, or all if `id` is `null`. Returns the ids of the sessions that ended. */
export async function deleteSessions(
  tx: Database | Transaction,
  userId: string,
  id: string | null,
): Promise<readonly string[]> {
  const ended = await tx
    .deleteFrom("user_session")
    .where("user_id", "=", userId)
    .$if(id !== null, (query) => query.where("id", "=", id))
    .returning("id")
    .execute();
  return ended.map((session) => session.id);
}

/** Ends these sessions of a user. Returns the ids of those that existed. */
export async function deleteSomeSessions(
  tx: Transaction,
  userId: string,
  ids: readonly string[],
): Promise<readonly string[]> {
  const ended = await tx
    .deleteFrom("user_session")
    .where("user_id", "=", userId)
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .returning("id")
    .execute();
  return ended.map((session) => session.id);
}

/** Ends all sessions of a user except one. Returns the ids of the sessions that ended. */
export async function deleteOtherSessions(
  tx: Transaction,
  userId: string,
  keptId: string,
): Promise<readonly string[]> {
  const ended = await tx
    .deleteFrom("user_session")
    .where("user_id", "=", userId)
    .where("id", "<>", keptId)
    .returning("id")
    .execute();
  return ended.map((session) => session.id);
}
