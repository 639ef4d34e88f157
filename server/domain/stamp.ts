/** Author and time of a change, in stored form. */
import { roleTypeOf } from "#domain/permissions";
import type { Context } from "#server/context";
import type { Stamp } from "#server/storage/stamp";
import type { Actor } from "./activity/activity";
import { requireViewer } from "./sessions/sessions";

/** Returns a user as the stored actor of a change. */
export function storedActor(user: Actor) {
  return { id: user.id, name: user.username, role: roleTypeOf(user) ?? null };
}

/** Returns the author and time of a change in this request. */
export function stampOf(ctx: Context) {
  return { at: ctx.now(), by: storedActor(requireViewer(ctx)) } satisfies Stamp;
}
