/** Who makes a change and when, as storage keeps it. */
import { roleTypeOf } from "#domain/permissions";
import type { Context } from "#server/context";
import type { Stamp } from "#server/storage/stamp";
import type { Actor } from "./activity/activity";
import { requireViewer } from "./sessions/sessions";

/** Returns a user as the stored actor of a change. */
export function storedActor(user: Actor) {
  return { id: user.id, name: user.username, role: roleTypeOf(user) ?? null };
}

/** Returns who makes a change in this request, and when. */
export function stampOf(ctx: Context) {
  return { at: ctx.now(), by: storedActor(requireViewer(ctx)) } satisfies Stamp;
}
