/** Holds of the erasure of applicants' data, each with a reason. */
import { addDays, calendarDayOf } from "#domain/calendarDays";
import { erasableFrom, holdDaysMax, holdReasonMaxLength, isHeldOn } from "#domain/erasure";
import { checkFreeText, readComment } from "#domain/freeText";
import { roleTypeOf } from "#domain/permissions";
import type { Context } from "#server/context";
import { recordActivity } from "#server/domain/activity/activity";
import { Refusal, refuseIf, userError, done, type Outcome } from "#server/domain/mutationResult";
import { processTarget } from "#server/domain/processes/applyAction";
import { changeProcess, type ProcessTarget } from "#server/domain/processes/processActions";
import type { Process } from "#server/domain/processes/processes";
import { requireViewer } from "#server/domain/sessions/sessions";
import { deleteHold, selectHold, storeHold, type StoredHold } from "#server/storage/erasure/holds";
import { readPeriods } from "./erasurePeriods";

/** A hold of the erasure that applies today. */
export type ErasureHold = StoredHold;

/** Returns the hold of a process that applies today; `null` if there is none. */
export async function findHold(
  { db, now }: Pick<Context, "db" | "now">,
  { id, erasureHeldUntil: until }: Pick<Process, "id" | "erasureHeldUntil">,
): Promise<ErasureHold | null> {
  if (until === null || !isHeldOn(until, calendarDayOf(now()))) return null;
  return (await selectHold(db, id)) ?? null;
}

/** Returns the first day on which the data of a process may be erased; `null` if it has not ended, or is erased. */
export async function findErasableFrom(
  { db, now }: Pick<Context, "db" | "now">,
  { endedAt, erasedAt, serviceId, communeAgs }: Process,
): Promise<string | null> {
  if (endedAt === null || erasedAt !== null) return null;
  const periods = await readPeriods(db, calendarDayOf(now()));
  return erasableFrom(endedAt, periods.daysOf(serviceId, communeAgs));
}

/** Reason and last day of a hold, as entered. */
export interface HoldFields {
  readonly reason: string;
  readonly until?: string | null;
}

/**
 * Holds the erasure, or changes the hold. The value is the bare id of the process. Payload errors: required,
 * text_too_long and text_invalid at reason, date_invalid at until, applicant_data_erased, not_found, conflict.
 */
export function holdErasure(
  ctx: Context,
  target: ProcessTarget,
  fields: HoldFields,
): Promise<Outcome<number>> {
  return changeProcess(ctx, target, async (tx, row) => {
    const [viewer, now] = [requireViewer(ctx), ctx.now()];
    const [reason, until] = [readComment(fields.reason), fields.until ?? null];
    const wrong = checkFreeText(reason, holdReasonMaxLength);
    refuseIf([
      ...(wrong ? [userError(wrong.code, ["reason"], wrong.params)] : []),
      ...(until === null ? [] : checkEnd(until, calendarDayOf(now))),
    ]);
    if (row.erased_at !== null) throw new Refusal([userError("applicant_data_erased")]);
    const before = await selectHold(tx, row.id);
    await storeHold(tx, {
      process_id: row.id,
      reason,
      until,
      held_at: now,
      held_by_id: viewer.id,
      held_by_name: viewer.username,
      held_by_role: roleTypeOf(viewer) ?? null,
    });
    await recordActivity(tx, {
      type: "HOLD_ERASURE",
      at: now,
      actor: viewer,
      ...processTarget(row),
      before: before && { reason: before.reason, heldUntil: before.until },
      after: { reason, heldUntil: until },
    });
    return done(row.id);
  });
}

function checkEnd(until: string, today: string) {
  const latest = addDays(today, holdDaysMax);
  if (until >= today && until <= latest) return [];
  return [userError("date_invalid", ["until"], { reason: "out_of_range", min: today, max: latest })];
}

/** Releases the hold. The value is the bare id. Payload errors: status_not_allowed if not held, not_found, conflict. */
export function releaseErasure(ctx: Context, target: ProcessTarget): Promise<Outcome<number>> {
  return changeProcess(ctx, target, async (tx, row) => {
    const [hold, now] = [await selectHold(tx, row.id), ctx.now()];
    if (!hold)
      return { value: row.id, errors: [userError("status_not_allowed", null, { status: row.status })] };
    await deleteHold(tx, row.id, now);
    await recordActivity(tx, {
      type: "RELEASE_ERASURE",
      at: now,
      actor: requireViewer(ctx),
      ...processTarget(row),
      before: { reason: hold.reason, heldUntil: hold.until },
      after: { reason: null, heldUntil: null },
    });
    return done(row.id);
  });
}
