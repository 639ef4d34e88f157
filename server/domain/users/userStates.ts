/** Deactivates, reactivates and removes users. */
import { checkFreeText, readReason } from "#domain/freeText";
import { reasonMaxLength } from "#domain/limits";
import type { Context } from "#server/context";
import type { Transaction } from "#server/storage/database/database";
import { withdrawInvitations } from "#server/storage/invitations/invitations";
import { deleteSessions } from "#server/storage/sessions/sessions";
import { deleteAccount, updateAccount, type StoredAccount } from "#server/storage/users/userAccounts";
import { recordActivity, type Activity } from "#server/domain/activity/activity";
import { stampOf } from "#server/domain/stamp";
import type { UserItem } from "./saveUser";
import { requireViewer } from "#server/domain/sessions/sessions";
import {
  inTransaction,
  conflictError,
  done,
  refused,
  userError,
  type Outcome,
} from "#server/domain/mutationResult";
import { userEntry } from "./userEntry";
import { requireNotSelf, requireManageable } from "./userGuards";
import { withdrawLinksCreatedBy } from "#server/domain/invitations/userInvites";

/**
 * Deactivates a user. Ends the user's sessions, invitations and password resets, and revokes other users' links that
 * were shown to the user. Payload errors: not_found, own_rights, last_admin, conflict, status_not_allowed, required,
 * text_too_long.
 * @throws GraphQLError insufficient_permissions if support acts on an administrator; as lockCaller
 */
export function deactivateUser(ctx: Context, item: UserItem, reason: string): Promise<Outcome<null>> {
  return inTransaction(ctx, async (tx) => {
    const user = await requireManageable(ctx, tx, item.id, { endsAdmin: true });
    requireNotSelf(ctx, user.id);
    if (user.revision !== item.revision) return refused(conflictError(user));
    if (user.status === "INACTIVE") return refused(statusError(user));
    const text = readReason(reason);
    const wrong = checkFreeText(text, reasonMaxLength);
    if (wrong) return refused(userError(wrong.code, ["reason"], wrong.params));
    const { at, by } = stampOf(ctx);
    await updateAccount(
      tx,
      user.id,
      {
        active: false,
        deactivated_at: at,
        deactivation_reason: text,
        deactivated_by_id: by.id,
        deactivated_by_name: by.name,
        deactivated_by_role: by.role,
      },
      { at, by: by.name },
    );
    await withdrawInvitations(tx, user.id, ctx.now());
    await deleteSessions(tx, user.id, null);
    await record(ctx, tx, "DEACTIVATE_USER", user, {
      before: { active: user.status === "ACTIVE" },
      after: { active: false, reason: text },
    });
    await withdrawLinksCreatedBy(tx, ctx, user.id);
    return done(null);
  });
}

/**
 * Lets a deactivated user log in again. A user without a password becomes invited, without an open invitation. Payload
 * errors: not_found, conflict, status_not_allowed.
 * @throws GraphQLError insufficient_permissions if support acts on an administrator; as lockCaller
 */
export function reactivateUser(ctx: Context, item: UserItem): Promise<Outcome<null>> {
  return inTransaction(ctx, async (tx) => {
    const user = await requireManageable(ctx, tx, item.id);
    if (user.revision !== item.revision) return refused(conflictError(user));
    if (user.status !== "INACTIVE") return refused(statusError(user));
    await updateAccount(
      tx,
      user.id,
      {
        active: user.hasPassword,
        deactivated_at: null,
        deactivation_reason: null,
        deactivated_by_id: null,
        deactivated_by_name: null,
        deactivated_by_role: null,
      },
      { at: ctx.now(), by: requireViewer(ctx).username },
    );
    await record(ctx, tx, "REACTIVATE_USER", user, {
      before: { active: false },
      after: { active: user.hasPassword },
    });
    return done(null);
  });
}

/**
 * Removes a user with sessions, invitations and saved views. Revokes other users' links that were shown to the user.
 * Activity log entries are kept. Payload errors: not_found, own_rights, last_admin, conflict, name_mismatch.
 * @throws GraphQLError insufficient_permissions if support acts on an administrator; as lockCaller
 */
export function removeUser(ctx: Context, item: UserItem, typedUsername: string): Promise<Outcome<null>> {
  return inTransaction(ctx, async (tx) => {
    const user = await requireManageable(ctx, tx, item.id, { endsAdmin: true });
    requireNotSelf(ctx, user.id);
    if (user.revision !== item.revision) return refused(conflictError(user));
    if (typedUsername.normalize("NFC").trim() !== user.username) {
      return refused(userError("name_mismatch", ["typedUsername"]));
    }
    await record(ctx, tx, "REMOVE_USER", user, { before: userEntry(user) });
    await withdrawLinksCreatedBy(tx, ctx, user.id);
    await deleteAccount(tx, user.id);
    return done(null);
  });
}

function statusError({ status }: StoredAccount) {
  return userError("status_not_allowed", null, { status });
}

type StateActivity = "DEACTIVATE_USER" | "REACTIVATE_USER" | "REMOVE_USER";

async function record(
  ctx: Context,
  tx: Transaction,
  type: StateActivity,
  { id, username }: StoredAccount,
  values: Pick<Activity<StateActivity>, "before" | "after">,
): Promise<void> {
  await recordActivity(tx, {
    type,
    at: ctx.now(),
    actor: requireViewer(ctx),
    label: username,
    ...values,
    target: { kind: "user", id },
  });
}
