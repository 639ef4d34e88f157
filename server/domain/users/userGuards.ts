/** Who may do something to whom. */
import { manageableTypes, roleTypeOf, type RoleType } from "#domain/permissions";
import type { Context } from "#server/context";
import { failure } from "#server/failure";
import type { Transaction } from "#server/storage/database/database";
import {
  hasOtherAdmin,
  lockAccount,
  lockUsers,
  selectStanding,
  type StoredAccount,
} from "#server/storage/users/userAccounts";
import { loggedIn } from "#server/domain/sessions/sessions";
import { Refusal, userError } from "#server/domain/userErrors";

/**
 * The user that a mutation names, for use inside `change`, kept from changes by others, as are the names, roles and
 * states of all users.
 * @param id bare id; null: there can be none
 * @param options endsAdmin: whether the user, if an administrator, would be none who may log in any more
 * @throws Refusal not_found; last_admin where nobody else would be one, which of two who do it to each other at once is
 *   what the second is told
 * @throws GraphQLError insufficient_permissions where anybody but an administrator acts on one; as lockCaller
 */
export async function requireManageable(
  ctx: Context,
  tx: Transaction,
  id: string | null,
  { endsAdmin = false }: { readonly endsAdmin?: boolean } = {},
): Promise<StoredAccount> {
  const { id: ownId } = loggedIn(ctx);
  const mayActOnAdmins = roleTypeOf(loggedIn(ctx)) === "ADMIN";
  await lockUsers(tx);
  const account = id === null ? undefined : await lockAccount(tx, id);
  const isLast =
    mayActOnAdmins &&
    account?.status === "ACTIVE" &&
    account.type === "ADMIN" &&
    account.id !== ownId &&
    !(await hasOtherAdmin(tx, account.id));
  if (endsAdmin && isLast) throw new Refusal([userError("last_admin")]);
  await assertUnchanged(ctx, tx);
  if (!account) throw new Refusal([userError("not_found", ["id"])]);
  if (account.type !== null) requireRoleAllowed(ctx, [account.type]);
  return account;
}

/**
 * Keeps others from creating users and from changing names, roles and states of any until the transaction ends.
 * @throws GraphQLError unauthorized or insufficient_permissions where the caller was deactivated or has another role
 *   since the call began
 */
export async function lockCaller(ctx: Context, tx: Transaction): Promise<void> {
  await lockUsers(tx);
  await assertUnchanged(ctx, tx);
}

/** Fails with insufficient_permissions where the caller may not give one of these roles. */
export function requireRoleAllowed(ctx: Context, types: readonly RoleType[]): void {
  const allowed = manageableTypes(loggedIn(ctx));
  if (types.some((type) => !allowed.includes(type))) throw failure("insufficient_permissions");
}

/** Fails with own_rights where the user is the caller. */
export function refuseOwn(ctx: Context, id: string): void {
  if (loggedIn(ctx).id === id) throw new Refusal([userError("own_rights")]);
}

/** Under the lock: whether the caller is still who they were when the call began. */
async function assertUnchanged(ctx: Context, tx: Transaction): Promise<void> {
  const viewer = loggedIn(ctx);
  const now = await selectStanding(tx, viewer.id);
  if (!now?.active) throw failure("unauthorized");
  if ((now.type ?? undefined) !== roleTypeOf(viewer)) throw failure("insufficient_permissions");
}
