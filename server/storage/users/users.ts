/** Users with their roles, as stored. */
import { sql } from "kysely";
import type { RoleType } from "#domain/permissions";
import type { FederalStateCode } from "#domain/federalStates";
import type { Database, Transaction } from "#server/storage/database/database";
import { bool, declareRow, int8, json, text, type RowOf } from "#server/storage/database/declaredRow";
import { prepared } from "#server/storage/database/prepared";
import { usernameSkeleton } from "./usernameSkeleton";

/** A role entry with the commune fields that the contract exposes. */
export interface StoredRole {
  readonly type: RoleType;
  readonly commune: {
    readonly ags: string;
    readonly name: string;
    readonly unit: string;
    readonly state: FederalStateCode;
    /** Ids of all services of the commune, in no particular order. */
    readonly services: readonly string[];
  } | null;
  readonly services: readonly string[];
}

/** A user as listed. */
export type UserFields = RowOf<typeof userRow>;

export const userRow = declareRow({
  id: "user_account.id",
  username: "user_account.username",
  email: "user_account.email",
  active: "user_account.active",
  status: "user_account.status",
  /** Type of the first role entry; `null` if there is none. */
  type: "user_account.role_type",
  /** Number of role entries with a commune. */
  communeCount: int8(),
  /** Number of services over all role entries. */
  serviceCount: int8(),
  /** Commune of the first role entry that has one. */
  firstCommune: json<Omit<NonNullable<StoredRole["commune"]>, "services"> | null>(),
  activatedAt: "user_account.activated_at",
  lastLoginAt: "user_account.last_login_at",
  deactivatedAt: "user_account.deactivated_at",
  deactivationReason: "user_account.deactivation_reason",
  deactivatedById: "user_account.deactivated_by_id",
  deactivatedByName: "user_account.deactivated_by_name",
  deactivatedByRole: "user_account.deactivated_by_role",
  createdAt: "user_account.created_at",
  updatedAt: "user_account.updated_at",
  revision: "user_account.revision",
});

/** A user with ordered role entries. */
export type StoredUser = RowOf<typeof userWithRolesRow>;

const userWithRolesRow = userRow.with(declareRow({ roles: json<readonly StoredRole[]>() }));

/** The columns of a user, for alias `u` of `user_account`. */
export const userColumns = sql`
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

/** The account data that a login is checked against. */
export interface LoginAccount {
  readonly id: string;
  readonly username_key: string;
  readonly email_key: string;
  readonly password_hash: string | null;
  readonly active: boolean;
}

/** Returns the user with this id; undefined if there is none. */
export async function selectUser(db: Database | Transaction, id: string): Promise<StoredUser | undefined> {
  const { rows } = await userWithRolesRow.sql`${prepared}
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

/** Returns the account whose username or e-mail address has this key; a matching username takes precedence. */
export async function selectLoginAccount(db: Database, key: string): Promise<LoginAccount | undefined> {
  return db
    .selectFrom("user_account")
    .select(["id", "username_key", "email_key", "password_hash", "active"])
    .where((is) => is.or([is("username_key", "=", key), is("email_key", "=", key)]))
    .orderBy(sql`username_key = ${key}`, "desc")
    .limit(1)
    .executeTakeFirst();
}

/** Whether there are demo accounts, which were created together with demo data and have a known password. */
export async function hasDemoAccounts(db: Database): Promise<boolean> {
  const demo = await db
    .selectFrom("user_account")
    .select("id")
    .where("is_demo", "=", true)
    .limit(1)
    .executeTakeFirst();
  return demo !== undefined;
}

/** Locks a user until the transaction ends. Every change of a user takes this lock first. */
export async function lockUser(tx: Transaction, id: string): Promise<void> {
  await tx.selectFrom("user_account").select("id").where("id", "=", id).forUpdate().execute();
}

/** Returns the password hash of an active user; `null` if there is none. */
export async function selectPassword(db: Database, id: string): Promise<string | null> {
  const found = await activePassword(db, id).executeTakeFirst();
  return found?.password_hash ?? null;
}

/** Like selectPassword, and locks the user until the transaction ends. */
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

/** Records the time of a login. */
export async function updateLastLogin(tx: Transaction, id: string, now: Date): Promise<void> {
  await tx.updateTable("user_account").set({ last_login_at: now }).where("id", "=", id).execute();
}

/** Sets a password. Only the users themselves do this. Activates a user who was only invited. */
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

/** An account with a matching username or e-mail address. */
export type NamedAccount = RowOf<typeof namedAccountRow>;

const namedAccountRow = declareRow({
  id: "user_account.id",
  username_key: "user_account.username_key",
  email_key: "user_account.email_key",
  /** Whether the user has ever accepted an invitation, active now or not. */
  wasActivated: bool(),
  /** Type of the first role entry; `null` if there is none. */
  firstRole: text<RoleType | null>(),
});

/** Locks and returns the accounts that have one of these keys as username or as e-mail address; at most four. */
export async function selectNamedAccounts(tx: Transaction, keys: readonly string[]): Promise<NamedAccount[]> {
  const { rows } = await namedAccountRow.sql`
    select id, username_key, email_key,
      password_hash is not null or activated_at is not null or deactivated_at is not null as "wasActivated",
      (select type from user_role where user_id = user_account.id order by position limit 1) as "firstRole"
    from user_account
    where username_key = any(${keys}::text[]) or email_key = any(${keys}::text[]) for update`.execute(tx);
  return rows;
}

/** Inserts an inactive user with one role entry that needs no commune, and returns the id. */
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
