/** Locks and writes user accounts. */
import { sql } from "kysely";
import type { RoleType } from "#domain/permissions";
import type { Database, Transaction } from "#server/storage/database/database";
import { bool, declareRow, json, textArray, type RowOf } from "#server/storage/database/declaredRow";
import type { UserAccount } from "#server/storage/__generated__/tables";
import { usernameSkeleton } from "./usernameSkeleton";
import type { RoleEntry } from "#server/storage/columnTypes";

/** An account with the data that a change needs. */
export type StoredAccount = RowOf<typeof accountRow>;

const accountRow = declareRow({
  id: "user_account.id",
  username: "user_account.username",
  email: "user_account.email",
  status: "user_account.status",
  hasPassword: bool(),
  /** Type of the first role entry; `null` if there is none. */
  type: "user_account.role_type",
  /** In order, each with the name of its commune. */
  roles: json<readonly (RoleEntry & { readonly communeName: string | null })[]>(),
  revision: "user_account.revision",
  updatedAt: "user_account.updated_at",
  updatedByName: "user_account.updated_by_name",
});

/** Key of the advisory lock for changes of names, roles and states of users. Arbitrary, but used for nothing else. */
const userLock = 1_970_051;

/**
 * Locks the creation of users and changes of names, roles and states of any user until the transaction ends. Must be
 * called before any user row is locked.
 */
export async function lockUsers(tx: Transaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(userLock)})`.execute(tx);
}

/** Returns the account with this id and locks it until the transaction ends; undefined if there is none. */
export async function lockAccount(tx: Transaction, id: string): Promise<StoredAccount | undefined> {
  const { rows } = await accountRow.sql`
    select u.id, u.username, u.email, u.status, u.password_hash is not null as "hasPassword", u.role_type as type,
      u.revision, u.updated_at as "updatedAt", u.updated_by_name as "updatedByName", coalesce((
        select json_agg(json_build_object(
          'type', r.type, 'ags', r.commune_ags, 'services', r.services, 'communeName', c.name) order by r.position)
        from user_role r left join commune c on c.ags = r.commune_ags where r.user_id = u.id
      ), '[]') as roles
    from user_account u where u.id = ${id} for update of u`.execute(tx);
  return rows[0];
}

/** Returns whether the user may log in, and the type of the first role entry; undefined if there is no such user. */
export function selectLoginState(
  tx: Transaction,
  id: string,
): Promise<{ readonly active: boolean; readonly type: RoleType | null } | undefined> {
  return tx
    .selectFrom("user_account")
    .select(["active", "role_type as type"])
    .where("id", "=", id)
    .executeTakeFirst();
}

/** Whether there is another administrator who may log in. */
export async function hasOtherAdmin(tx: Transaction, id: string): Promise<boolean> {
  const other = await tx
    .selectFrom("user_account")
    .select("id")
    .where("active", "=", true)
    .where("role_type", "=", "ADMIN")
    .where("id", "<>", id)
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}

/** The columns of an account that a change may write, besides the revision. */
type AccountValues = Partial<
  Pick<
    UserAccount,
    | "username"
    | "email"
    | "username_key"
    | "username_skeleton"
    | "email_key"
    | "active"
    | "deactivated_at"
    | "deactivation_reason"
    | "deactivated_by_id"
    | "deactivated_by_name"
    | "deactivated_by_role"
  >
>;

/** Updates an account and increments its revision. */
export async function updateAccount(
  tx: Transaction,
  id: string,
  values: AccountValues,
  stamp: { readonly at: Date; readonly by: string },
): Promise<void> {
  await tx
    .updateTable("user_account")
    .set((account) => ({
      ...values,
      revision: account("revision", "+", 1),
      updated_at: stamp.at,
      updated_by_name: stamp.by,
    }))
    .where("id", "=", id)
    .execute();
}

/** Inserts a user without a password and returns the id. */
export async function insertAccount(
  tx: Transaction,
  names: Pick<UserAccount, "username" | "email" | "username_key" | "username_skeleton" | "email_key">,
  at: Date,
): Promise<string> {
  const { id } = await tx
    .insertInto("user_account")
    .values({ ...names, active: false, created_at: at, updated_at: at })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Replaces the role entries of a user. */
export async function replaceRoles(
  tx: Transaction,
  userId: string,
  roles: readonly RoleEntry[],
): Promise<void> {
  await tx.deleteFrom("user_role").where("user_id", "=", userId).execute();
  const rows = roles.map(({ type, ags, services }, position) => ({
    user_id: userId,
    position,
    type,
    commune_ags: ags,
    services: [...services],
  }));
  await tx.insertInto("user_role").values(rows).execute();
}

/** Deletes a user, including sessions, invitations, role entries and saved views. */
export async function deleteAccount(tx: Transaction, id: string): Promise<void> {
  await tx.deleteFrom("user_account").where("id", "=", id).execute();
}

/** The name keys of a user. */
type NameHolder = Pick<UserAccount, "username_key" | "email_key">;

/** Returns users other than `exceptId` that have one of these keys as username or as e-mail address. */
export async function selectNameHolders(
  tx: Transaction,
  keys: readonly string[],
  exceptId: string | null,
): Promise<NameHolder[]> {
  return tx
    .selectFrom("user_account")
    .select(["username_key", "email_key"])
    .where(sql<boolean>`(username_key = any(${keys}::text[]) or email_key = any(${keys}::text[]))`)
    .where(sql<boolean>`id is distinct from ${exceptId}::uuid`)
    .execute();
}

/** Whether a user other than `exceptId` has a username that looks like this one. */
export async function hasConfusableUsername(
  tx: Transaction,
  username: string,
  exceptId: string | null,
): Promise<boolean> {
  const { rows } = await sql`
    select from user_account
    where username_skeleton = ${usernameSkeleton(username)} and id is distinct from ${exceptId}::uuid
    limit 1`.execute(tx);
  return rows.length > 0;
}

/** A commune and the services that it offers. */
export type Offer = RowOf<typeof offerRow>;

const offerRow = declareRow({ ags: "commune.ags", name: "commune.name", services: textArray() });

/** Returns the communes that exist among these, by AGS. Their services are in no particular order. */
export async function selectOffers(
  db: Database | Transaction,
  communes: readonly string[],
): Promise<ReadonlyMap<string, Offer>> {
  const { rows } = await offerRow.sql`
    select c.ags, c.name, array(select s.service_id from commune_service s where s.commune_ags = c.ags) as services
    from commune c where c.ags = any(${communes}::text[])`.execute(db);
  return new Map(rows.map((row) => [row.ags, row]));
}
