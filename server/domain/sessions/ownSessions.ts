/** Lists and ends the viewer's own sessions in their account. */
import { sessionsMax } from "#domain/limits";
import type { Context } from "#server/context";
import { deleteSomeSessions, selectSessions } from "#server/storage/sessions/sessions";
import { lockUser } from "#server/storage/users/users";
import { recordActivity } from "#server/domain/activity/activity";
import { describeSession, requireViewer, type Session } from "./sessions";
import { readSettings } from "#server/domain/installation/settings";
import { userError, type UserError } from "#server/domain/mutationResult";

/** Returns the viewer's active sessions, the current one first, then by latest use; at most 200. */
export async function ownSessions(ctx: Context): Promise<readonly Session[]> {
  const { id, sessionId } = requireViewer(ctx);
  const sessions = await selectSessions(ctx.db, id, {
    now: ctx.now(),
    firstId: sessionId,
    limit: sessionsMax,
  });
  const settings = await readSettings(ctx.db);
  return sessions.map((session) => describeSession(session, ctx, settings));
}

/**
 * Ends sessions of the viewer. Those found are ended even if others are not found. Payload errors: required,
 * not_found for each session that does not exist or belongs to another user.
 * @param ids bare ids; `null` if the given id is not that of a session
 */
export async function endSessions(
  ctx: Context,
  ids: readonly (string | null)[],
): Promise<{ readonly ended: readonly string[]; readonly errors: readonly UserError[] }> {
  const viewer = requireViewer(ctx);
  if (ids.length === 0) return { ended: [], errors: [userError("required", ["ids"])] };
  const ended = await ctx.db.transaction().execute(async (tx) => {
    // Lock the user first, as every change of a user does, to avoid deadlocks.
    await lockUser(tx, viewer.id);
    const known = await deleteSomeSessions(
      tx,
      viewer.id,
      ids.flatMap((id) => id ?? []),
    );
    if (known.length > 0) {
      await recordActivity(tx, {
        type: "END_SESSIONS",
        at: ctx.now(),
        actor: viewer,
        label: viewer.username,
        target: { kind: "user", id: viewer.id },
        after: { endedSessions: known.length },
      });
    }
    return known;
  });
  const errors = ids.flatMap((id, at) =>
    id !== null && ended.includes(id) ? [] : [userError("not_found", ["ids", String(at)])],
  );
  return { ended, errors };
}
