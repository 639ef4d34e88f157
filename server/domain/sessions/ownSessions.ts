/** The own sessions, as they are seen and ended in the own account. */
import { sessionsMax } from "#domain/limits";
import type { Context } from "#server/context";
import { deleteSomeSessions, selectSessions } from "#server/storage/sessions/sessions";
import { lockUser } from "#server/storage/users/users";
import { recordActivity } from "#server/domain/activity/activity";
import { describeSession, loggedIn, type Session } from "./sessions";
import { readSettings } from "#server/domain/installation/settings";
import { userError, type UserError } from "#server/domain/userErrors";

/** The own sessions that run, the one of this call first, then by latest use; at most 200. */
export async function ownSessions(ctx: Context): Promise<readonly Session[]> {
  const { id, sessionId } = loggedIn(ctx);
  const sessions = await selectSessions(ctx.db, id, {
    now: ctx.now(),
    firstId: sessionId,
    limit: sessionsMax,
  });
  const settings = await readSettings(ctx.db);
  return sessions.map((session) => describeSession(session, ctx, settings));
}

/**
 * Ends own sessions; those that are there end even where others are not. Errors: required, list_too_long, not_found at
 * each that is not there, or not the caller's.
 * @param ids bare ids; null: there can be none
 */
export async function endSessions(
  ctx: Context,
  ids: readonly (string | null)[],
): Promise<{ readonly ended: readonly string[]; readonly errors: readonly UserError[] }> {
  const viewer = loggedIn(ctx);
  const refusal =
    ids.length === 0
      ? userError("required", ["ids"])
      : ids.length > sessionsMax && userError("list_too_long", ["ids"], { max: String(sessionsMax) });
  if (refusal) return { ended: [], errors: [refusal] };
  const ended = await ctx.db.transaction().execute(async (tx) => {
    // First of all, as whoever changes a user does: else two could wait for each other.
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
