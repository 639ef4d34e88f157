/** Files of users that were checked, and the users they bring, as stored. */
import { sql } from "kysely";
import type { RoleType } from "#domain/permissions";
import type { Database, Transaction } from "#server/storage/database/database";
import { declareRow } from "#server/storage/database/declaredRow";
import type { RoleEntry } from "./userAccounts";
import { usernameSkeleton } from "./usernameSkeleton";

/** A user to create. */
export interface NewUser {
  readonly username: string;
  readonly email: string;
  readonly usernameKey: string;
  readonly emailKey: string;
  readonly type: RoleType;
  readonly roles: readonly RoleEntry[];
}

/** Keeps a checked file in the place of the one that its creator has left open; answers its id. */
export async function insertUserImport(
  tx: Transaction,
  file: {
    readonly createdById: string;
    readonly users: readonly NewUser[];
    /** Rows that are left out. */
    readonly refusedCount: number;
    readonly now: Date;
    readonly expiresAt: Date;
  },
): Promise<string> {
  const { createdById, users, refusedCount, now, expiresAt } = file;
  await tx.deleteFrom("user_import").where("created_by_id", "=", createdById).execute();
  const { id } = await tx
    .insertInto("user_import")
    .values({
      created_by_id: createdById,
      users: JSON.stringify(users),
      refused_count: refusedCount,
      created_at: now,
      expires_at: expiresAt,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Takes the users of a file that can still be committed by its creator, who cannot do so again; null: there is none. */
export async function takeUserImport(
  tx: Transaction,
  id: string,
  createdById: string,
  now: Date,
): Promise<{ readonly users: readonly NewUser[]; readonly refusedCount: number } | null> {
  const taken = await tx
    .deleteFrom("user_import")
    .where("id", "=", id)
    .where("created_by_id", "=", createdById)
    .where("expires_at", ">", now)
    .returning(["users", "refused_count"])
    .executeTakeFirst();
  return taken ? { users: taken.users, refusedCount: taken.refused_count } : null;
}

/** Removes the files that can no longer be committed. */
export async function deleteUserImports(db: Database, now: Date): Promise<void> {
  await db.deleteFrom("user_import").where("expires_at", "<=", now).execute();
}

/** An account with a name that a file has too. */
export interface TakenName {
  readonly usernameKey: string;
  readonly emailKey: string;
}

/** The accounts that go by one of these keys, as username or as e-mail address. */
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

/** Those of these skeletons that some username has. */
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
 * Adds users who have no password yet, with their role entries; answers their ids in the order given. What the database
 * would note of roles and invitations stands there at once, which saves it a change of every row.
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
