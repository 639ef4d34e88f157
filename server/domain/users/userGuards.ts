/** Permission checks for actions on users. */
import { manageableTypes, roleTypeOf, type RoleType } from "#domain/permissions";
import type { Context } from "#server/context";
import { failure } from "#server/failure";
import type { Transaction } from "#server/storage/database/database";
import {
  hasOtherAdmin,
  lockAccount,
  lockUsers,
  selectLoginState,
  type StoredAccount,
} from "#server/storage/users/userAccounts";
import { requireViewer } from "#server/domain/sessions/sessions";
import { Refusal, userError } from "#server/domain/mutationResult";

/**
 * Locks and returns the user of a mutation. Also locks the names, roles and states of all users until the transaction
 * ends. Must be called inside `inTransaction`.
 * @param id bare id; null if the given id cannot belong to a user
 * @param options endsAdmin: whether the change would end an administrator's role or login
 * @throws Refusal not_found; last_admin if no other active administrator would remain. If two administrators do this to
 *   each other concurrently, the second one gets last_admin
 * @throws GraphQLError insufficient_permissions if a non-administrator acts on an administrator; as lockCaller
 */
export async function requireManageable(
  ctx: Context,
  tx: Transaction,
  id: string | null,
  { endsAdmin = false }: { readonly endsAdmin?: boolean } = {},
): Promise<StoredAccount> {
  const { id: ownId } = requireViewer(ctx);
  const mayActOnAdmins = roleTypeOf(requireViewer(ctx)) === "ADMIN";
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
 * Prevents concurrent creation of users and changes to names, roles and states until the transaction ends.
 * @throws GraphQLError unauthorized or insufficient_permissions if the caller was deactivated or got another role since
 *   the request started
 */
export async function lockCaller(ctx: Context, tx: Transaction): Promise<void> {
  await lockUsers(tx);
  await assertUnchanged(ctx, tx);
}

/** Throws insufficient_permissions if the caller may not assign one of these roles. */
export function requireRoleAllowed(ctx: Context, types: readonly RoleType[]): void {
  const allowed = manageableTypes(requireViewer(ctx));
  if (types.some((type) => !allowed.includes(type))) throw failure("insufficient_permissions");
}

/** Throws own_rights if the user is the caller. */
export function requireNotSelf(ctx: Context, id: string): void {
  if (requireViewer(ctx).id === id) throw new Refusal([userError("own_rights")]);
}

/** Throws if the caller was deactivated or changed role since the request started. Requires the lock. */
async function assertUnchanged(ctx: Context, tx: Transaction): Promise<void> {
  const viewer = requireViewer(ctx);
  const now = await selectLoginState(tx, viewer.id);
  if (!now?.active) throw failure("unauthorized");
  if ((now.type ?? undefined) !== roleTypeOf(viewer)) throw failure("insufficient_permissions");
}
