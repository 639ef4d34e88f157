/** Users with their roles, as stored. */
import { sql } from "kysely";
import type { RoleType } from "#domain/permissions";
import type { FederalStateCode } from "#domain/federalStates";
import type { Database, Transaction } from "#server/storage/database/database";
import { prepared } from "#server/storage/database/prepared";
import { usernameSkeleton } from "./usernameSkeleton";

/** A role entry with what the wire form of section 7 says of its commune. */
export interface StoredRole {
  readonly type: RoleType;
  readonly commune: {
    readonly ags: string;
    readonly name: string;
    readonly unit: string;
    readonly state: FederalStateCode;
    /** Ids of all services of the commune, in no order. */
    readonly services: readonly string[];
  } | null;
  readonly services: readonly string[];
}

/** Invited: not active, without password. Inactive: deactivated. */
export type UserStatus = "INVITED" | "ACTIVE" | "INACTIVE";

/** A user as listed. */
export interface UserFields {
  readonly id: string;
  readonly username: string;
  readonly email: string;
  readonly active: boolean;
  readonly status: UserStatus;
  /** Type of the first role entry; null: none. */
  readonly type: RoleType | null;
  /** Role entries with a commune. */
  readonly communeCount: number;
  /** Services of all role entries. */
  readonly serviceCount: number;
  /** Commune of the first role entry that has one. */
  readonly firstCommune: Omit<NonNullable<StoredRole["commune"]>, "services"> | null;
  readonly activatedAt: Date | null;
  readonly lastLoginAt: Date | null;
  readonly deactivatedAt: Date | null;
  readonly deactivationReason: string | null;
  readonly deactivatedById: string | null;
  readonly deactivatedByName: string | null;
  readonly deactivatedByRole: RoleType | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly revision: number;
}

/** A user with role entries in order. */
export interface StoredUser extends UserFields {
  readonly roles: readonly StoredRole[];
}

/** The columns of a user, of the alias u. */
export const userColumns = sql<UserFields>`
  u.id, u.username, u.email, u.active, u.status, u.role_type as type, u.revision,
  (select count(r.commune_ags) from user_role r where r.user_id = u.id) as "communeCount",
  (select coalesce(sum(cardinality(r.services)), 0)::int8 from user_role r where r.user_id = u.id) as "serviceCount",
  (select json_build_object('ags', c.ags, 'name', c.name, 'unit', c.unit, 'state', c.state)
    from user_role r join commune c on c.ags = r.commune_ags
    where r.user_id = u.id order by r.position limit 1) as "firstCommune",
  u.activated_at as "activatedAt", u.last_login_at as "lastLoginAt", u.deactivated_at as "deactivatedAt",
  u.deactivation_reason as "deactivationReason", u.deactivated_by_id as "deactivatedById",
  u.deactivated_by_name as "deactivatedByName", u.deactivated_by_role as "deactivatedByRole",
  u.created_at as "createdAt", u.updated_at as "updatedAt"`;

/** What a login compares. */
export interface LoginAccount {
  readonly id: string;
  readonly username_key: string;
  readonly email_key: string;
  readonly password_hash: string | null;
  readonly active: boolean;
}

/** The user with this id; undefined: none. */
export async function selectUser(db: Database | Transaction, id: string): Promise<StoredUser | undefined> {
  const { rows } = await sql<StoredUser>`${prepared}
    select ${userColumns}, coalesce((
      select json_agg(json_build_object(
        'type', r.type,
        'services', r.services,
        'commune', case when c.ags is not null then json_build_object(
          'ags', c.ags, 'name', c.name, 'unit', c.unit, 'state', c.state,
          'services', array(select s.service_id from commune_service s where s.commune_ags = c.ags)
        ) end
      ) order by r.position)
      from user_role r left join commune c on c.ags = r.commune_ags
      where r.user_id = u.id
    ), '[]') as roles
    from user_account u where u.id = ${id}`.execute(db);
  return rows[0];
}

/** The account whose username or e-mail has this key; a username goes before another's e-mail. */
export async function selectLoginAccount(db: Database, key: string): Promise<LoginAccount | undefined> {
  return db
    .selectFrom("user_account")
    .select(["id", "username_key", "email_key", "password_hash", "active"])
    .where((is) => is.or([is("username_key", "=", key), is("email_key", "=", key)]))
    .orderBy(sql`username_key = ${key}`, "desc")
    .limit(1)
    .executeTakeFirst();
}

/** Whether accounts with a known password exist that were made together with demo data. */
export async function hasDemoAccounts(db: Database): Promise<boolean> {
  const demo = await db
    .selectFrom("user_account")
    .select("id")
    .where("is_demo", "=", true)
    .limit(1)
    .executeTakeFirst();
  return demo !== undefined;
}

/** Holds a user until the end of the transaction; whoever changes one does so first. */
export async function lockUser(tx: Transaction, id: string): Promise<void> {
  await tx.selectFrom("user_account").select("id").where("id", "=", id).forUpdate().execute();
}

/** The hash of an active user's password; null: none. */
export async function selectPassword(db: Database, id: string): Promise<string | null> {
  const found = await activePassword(db, id).executeTakeFirst();
  return found?.password_hash ?? null;
}

/** As selectPassword, and holds the user until the end of the transaction. */
export async function lockPassword(tx: Transaction, id: string): Promise<string | null> {
  const found = await activePassword(tx, id).forUpdate().executeTakeFirst();
  return found?.password_hash ?? null;
}

function activePassword(db: Database | Transaction, id: string) {
  return db
    .selectFrom("user_account")
    .select("password_hash")
    .where("id", "=", id)
    .where("active", "=", true);
}

/** Notes a login. */
export async function updateLastLogin(tx: Transaction, id: string, now: Date): Promise<void> {
  await tx.updateTable("user_account").set({ last_login_at: now }).where("id", "=", id).execute();
}

/** Sets a password, which nobody does but the user; one who was only invited becomes active by it. */
export async function updatePassword(
  tx: Transaction,
  id: string,
  passwordHash: string,
  now: Date,
): Promise<void> {
  await tx
    .updateTable("user_account")
    .set(({ fn, val, eb, ref }) => ({
      password_hash: passwordHash,
      active: true,
      activated_at: fn.coalesce("activated_at", val(now)),
      updated_at: now,
      updated_by_name: ref("username"),
      revision: eb("revision", "+", 1),
    }))
    .where("id", "=", id)
    .execute();
}

/** An account with a username or an e-mail address like this one. */
export interface NamedAccount {
  readonly id: string;
  readonly username_key: string;
  readonly email_key: string;
  /** Whether the user has accepted an invitation, now active or not. */
  readonly wasActivated: boolean;
  /** Type of the first role entry; null: none. */
  readonly firstRole: RoleType | null;
}

/** The accounts that go by one of these keys, as username or as e-mail address; at most four. */
export async function selectNamedAccounts(tx: Transaction, keys: readonly string[]): Promise<NamedAccount[]> {
  const { rows } = await sql<NamedAccount>`
    select id, username_key, email_key,
      password_hash is not null or activated_at is not null or deactivated_at is not null as "wasActivated",
      (select type from user_role where user_id = user_account.id order by position limit 1) as "firstRole"
    from user_account
    where username_key = any(${keys}::text[]) or email_key = any(${keys}::text[]) for update`.execute(tx);
  return rows;
}

/** Adds a user who is not active yet, with one role entry that needs no commune; answers the id. */
export async function insertInvitedUser(
  tx: Transaction,
  user: {
    readonly username: string;
    readonly email: string;
    readonly usernameKey: string;
    readonly emailKey: string;
    readonly role: Exclude<RoleType, "MEMBER">;
    readonly now: Date;
  },
): Promise<string> {
  const { username, email, usernameKey, emailKey, role, now } = user;
  const { id } = await tx
    .insertInto("user_account")
    .values({
      username,
      email,
      username_key: usernameKey,
      username_skeleton: usernameSkeleton(username),
      email_key: emailKey,
      active: false,
      created_at: now,
      updated_at: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await tx.insertInto("user_role").values({ user_id: id, position: 0, type: role }).execute();
  return id;
}
