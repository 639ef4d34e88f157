/** Shared by all changes of feedback. */
import { findService } from "#domain/serviceCatalogue";
import type { Context } from "#server/context";
import type { Activity } from "#server/domain/activity/activity";
import { Refusal, userError, type LastSaved } from "#server/domain/mutationResult";
import { requireViewer } from "#server/domain/sessions/sessions";
import type { Transaction } from "#server/storage/database/database";
import { lockFeedback } from "#server/storage/feedback/feedback";
import { serviceScopeOf } from "#server/domain/communes/serviceScope";
import type { Feedback } from "./feedback";

/** Returns who last changed an entry, for the error of a stale change. */
export function lastSaved({ updatedByName, updatedAt }: Feedback): LastSaved {
  return { updatedByName, updatedAt };
}

/** Common fields of all activities about an entry. */
export function activityOf(
  ctx: Context,
  { communeAgs, serviceId }: Feedback,
): Pick<Activity, "at" | "actor" | "ags" | "serviceId" | "target" | "label"> {
  return {
    at: ctx.now(),
    actor: requireViewer(ctx),
    ags: communeAgs,
    serviceId,
    target: { kind: "service", id: serviceId },
    label: findService(serviceId)?.name.de ?? serviceId,
  };
}

/** Locks the entry that a mutation names. Throws Refusal with not_found if the viewer sees none with this id. */
export async function requireFeedback(ctx: Context, tx: Transaction, id: number | null): Promise<Feedback> {
  const [entry] = id === null ? [] : await lockFeedback(tx, [id], serviceScopeOf(ctx));
  if (!entry) throw new Refusal([userError("not_found", ["id"])]);
  return entry;
}
