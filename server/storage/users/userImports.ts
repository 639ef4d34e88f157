/** Checked user import files and the users they would create, as stored. */
import { sql } from "kysely";
import type { RoleType } from "#domain/permissions";
import type { Database, Transaction } from "#server/storage/database/database";
import { declareRow } from "#server/storage/database/declaredRow";

import { usernameSkeleton } from "./usernameSkeleton";
import type { NewUser } from "#server/storage/columnTypes";

const noUsers = JSON.stringify([]);

/** Stores a checked file and expires any uncommitted one of the same creator. Returns its id. */
export async function insertUserImport(
  tx: Transaction,
  file: {
    readonly createdBy: { readonly id: string; readonly name: string; readonly role: RoleType | null };
    readonly fileName: string;
    readonly users: readonly NewUser[];
    readonly rowCount: number;
    /** Number of rows that were rejected. */
    readonly refusedCount: number;
    readonly now: Date;
    readonly expiresAt: Date;
  },
): Promise<string> {
  const { createdBy, fileName, users, rowCount, refusedCount, now, expiresAt } = file;
  await tx
    .updateTable("user_import")
    .set({ state: "EXPIRED", users: noUsers })
    .where("created_by_id", "=", createdBy.id)
    .where("state", "=", "READY")
    .execute();
  const { id } = await tx
    .insertInto("user_import")
    .values({
      created_by_id: createdBy.id,
      created_by_name: createdBy.name,
      created_by_role: createdBy.role,
      file_name: fileName,
      users: JSON.stringify(users),
      row_count: rowCount,
      refused_count: refusedCount,
      created_at: now,
      expires_at: expiresAt,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Locks a file that its creator can still commit and returns its users. The lock lasts until the transaction ends, so
 * that it cannot be committed twice. Returns `null` if there is no such file.
 */
export async function lockUserImport(
  tx: Transaction,
  id: string,
  createdById: string,
  now: Date,
): Promise<{ readonly users: readonly NewUser[]; readonly refusedCount: number } | null> {
  const found = await tx
    .selectFrom("user_import")
    .select(["users", "refused_count"])
    .where("id", "=", id)
    .where("created_by_id", "=", createdById)
    .where("state", "=", "READY")
    .where("expires_at", ">", now)
    .forUpdate()
    .executeTakeFirst();
  return found ? { users: found.users, refusedCount: found.refused_count } : null;
}

/** Marks a file as committed. Its record stays, without the users. */
export async function finishUserImport(tx: Transaction, id: string): Promise<void> {
  await tx
    .updateTable("user_import")
    .set({ state: "COMMITTED", users: noUsers })
    .where("id", "=", id)
    .execute();
}

/** Ends files that were not committed in time. */
export async function expireUserImports(db: Database, now: Date): Promise<number> {
  const { numUpdatedRows: count } = await db
    .updateTable("user_import")
    .set({ state: "EXPIRED", users: noUsers })
    .where("state", "=", "READY")
    .where("expires_at", "<=", now)
    .executeTakeFirst();
  return Number(count);
}

/** Deletes the records of files that expired before that time. */
export async function deleteUserImports(db: Database, expiredBefore: Date): Promise<number> {
  const { numDeletedRows: count } = await db
    .deleteFrom("user_import")
    .where("expires_at", "<", expiredBefore)
    .executeTakeFirst();
  return Number(count);
}

/** Name keys of an account that conflicts with a file. */
export interface TakenName {
  readonly usernameKey: string;
  readonly emailKey: string;
}

/** Returns the accounts that have one of these keys as username or as e-mail address. */
export async function selectTakenNames(
  db: Database | Transaction,
  keys: readonly string[],
): Promise<readonly TakenName[]> {
  return db
    .selectFrom("user_account")
    .select(["username_key as usernameKey", "email_key as emailKey"])
    .where(sql<boolean>`(username_key = any(${keys}::text[]) or email_key = any(${keys}::text[]))`)
    .execute();
}

/** Returns which of these skeletons are already used by a username. */
export async function selectTakenSkeletons(
  db: Database | Transaction,
  skeletons: readonly string[],
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom("user_account")
    .select("username_skeleton")
    .distinct()
    .where(sql<boolean>`username_skeleton = any(${skeletons}::text[])`)
    .execute();
  return rows.map((row) => row.username_skeleton);
}

const addedRow = declareRow({ id: "user_account.id", usernameKey: "user_account.username_key" });

/**
 * Inserts users without a password and their role entries; returns their ids in the given order. Writes the columns on
 * roles and invitations directly, which saves the triggers an update of every row.
 */
export async function insertUsers(
  tx: Transaction,
  users: readonly NewUser[],
  { now, expiresAt }: { readonly now: Date; readonly expiresAt: Date },
): Promise<readonly string[]> {
  const { rows } = await addedRow.sql`
    insert into user_account (username, email, username_key, username_skeleton, email_key, active, created_at,
      updated_at, role_type, invited_at, invitation_expires_at)
    select username, email, username_key, username_skeleton, email_key, false, ${now}::timestamptz, ${now}::timestamptz,
      role_type, ${now}::timestamptz, ${expiresAt}::timestamptz
    from unnest(${users.map((user) => user.username)}::text[], ${users.map((user) => user.email)}::text[],
      ${users.map((user) => user.usernameKey)}::text[],
      ${users.map((user) => usernameSkeleton(user.username))}::text[],
      ${users.map((user) => user.emailKey)}::text[], ${users.map((user) => user.type)}::text[]
    ) as u (username, email, username_key, username_skeleton, email_key, role_type)
    returning id, username_key as "usernameKey"`.execute(tx);
  const ids = new Map(rows.map((row) => [row.usernameKey, row.id]));
  const idOf = (user: NewUser) => ids.get(user.usernameKey) ?? "";
  const entries = users.flatMap((user) =>
    user.roles.map(({ type, ags, services }, position) => ({
      user_id: idOf(user),
      position,
      type,
      ags,
      services,
    })),
  );
  await sql`
    insert into user_role (user_id, position, type, commune_ags, services)
    select r.user_id, r.position, r.type, r.ags, array(select jsonb_array_elements_text(r.services))
    from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb)
      as r (user_id uuid, position integer, type text, ags text, services jsonb)`.execute(tx);
  return users.map(idOf);
}
