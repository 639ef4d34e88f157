/** Restores the values before a log entry. */
import { isDeepStrictEqual } from "node:util";
import { can } from "#domain/permissions";
import type { Context } from "#server/context";
import { findActivity, type LoggedActivity } from "#server/domain/activity/activityLog";
import {
  conflictError,
  done,
  inTransaction,
  refused,
  userError,
  type Outcome,
  type UserError,
} from "#server/domain/mutationResult";
import { failure } from "#server/failure";
import { markRestoring, selectRestoring } from "#server/storage/activityLinks";
import { UnreadableValues, type Restorable, type RestoreHandler, type RestoreInput } from "./restorable";
import { restoreKindOf } from "./restoreKinds";

/** Whether the values before an entry can be restored, as in the contract. */
export type Restorability = "RESTORABLE" | "CHANGED_SINCE" | "RESTORED" | "VERSIONS";

/** Returns whether the values before an entry can be restored now; null: never. */
export async function findRestorability(ctx: Context, entry: LoggedActivity): Promise<Restorability | null> {
  const kind = restoreKindOf(entry);
  if (kind === "VERSIONS") return "VERSIONS";
  if (typeof kind !== "object") return null;
  const found = await findRestorable(ctx, kind, entry);
  if (found === "unreadable") return null;
  if (found && isUnchanged(found, entry)) return "RESTORABLE";
  return (await ctx.loaders.restorers.load(entry.id)) === null ? "CHANGED_SINCE" : "RESTORED";
}

/** Returns the latest entry that restored the values before this one; null: none. */
export async function findRestorer(
  { loaders }: Pick<Context, "loaders">,
  { id }: LoggedActivity,
): Promise<LoggedActivity | null> {
  const restorer = await loaders.restorers.load(id);
  return restorer === null ? null : loaders.activities.load(restorer);
}

/**
 * Restores the values before an entry by the use case of the change, in one transaction with the check that the present
 * values are those after the entry. The value is the id of the new entry. Payload errors: not_found,
 * status_not_allowed, conflict, and those of the change.
 * @param id null if it cannot be the id of an entry
 * @throws GraphQLError insufficient_permissions without the permission of the change
 */
export async function restoreActivity(
  ctx: Context,
  id: number | null,
  input: RestoreInput,
): Promise<Outcome<number>> {
  const entry = id === null ? null : await findActivity(ctx, id);
  if (entry === null) return refused(userError("not_found", ["id"]));
  const kind = restoreKindOf(entry);
  if (typeof kind !== "object") return refused(userError("status_not_allowed"));
  if (kind.permission !== null && !can(ctx.viewer, kind.permission)) {
    throw failure("insufficient_permissions");
  }
  return inTransaction<number>(ctx, async (tx) => {
    await markRestoring(tx, entry.id);
    const found = await findRestorable({ ...ctx, db: tx }, kind, entry);
    if (found === "unreadable") return refused(userError("status_not_allowed"));
    if (!found || !isUnchanged(found, entry)) return refused(changedError(found));
    const { errors } = await found.restore(input);
    if (errors.length > 0) return refused(...errors.map(toOwnError));
    const restoring = await selectRestoring(tx, entry.id);
    return restoring === undefined ? refused(userError("status_not_allowed")) : done(restoring);
  });
}

async function findRestorable(
  ctx: Context,
  { find }: RestoreHandler,
  entry: LoggedActivity,
): Promise<Restorable | null | "unreadable"> {
  try {
    return await find(ctx, entry);
  } catch (error) {
    if (error instanceof UnreadableValues) return "unreadable";
    throw error;
  }
}

/** Whether all values after the entry that identify or describe the object are the present ones. */
function isUnchanged({ present }: Restorable, { after }: LoggedActivity): boolean {
  if (after === null || present === null) return after === present;
  const stored: unknown = JSON.parse(JSON.stringify(present));
  if (typeof after !== "object" || typeof stored !== "object" || stored === null) return false;
  const logged = new Map(Object.entries(after));
  return Object.entries(stored).every(([name, value]) => isDeepStrictEqual(value, logged.get(name) ?? null));
}

/** Of the fields of the change, only the reason is one of a restore as well. */
function toOwnError(error: UserError): UserError {
  return { ...error, field: error.field?.at(-1) === "reason" ? ["reason"] : null };
}

function changedError(found: Restorable | null) {
  return found?.last ? conflictError(found.last) : userError("conflict");
}
