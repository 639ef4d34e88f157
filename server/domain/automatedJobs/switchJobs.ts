/** Starts automated jobs by hand, pauses and resumes them. */
import { randomUUID } from "node:crypto";
import type { ActivityValues } from "#domain/activityFields";
import { isAutomatedJobName, jobPauseDaysMax, jobPauseNoteMaxLength } from "#domain/automatedJobs";
import { addDays, calendarDayOf, startOfNextDay } from "#domain/calendarDays";
import { checkFreeText, readReason } from "#domain/freeText";
import type { Context } from "#server/context";
import { recordActivity, type Activity } from "#server/domain/activity/activity";
import { FieldChecks } from "#server/domain/fieldChecks";
import {
  conflictError,
  done,
  inTransaction,
  Refusal,
  refuseIf,
  userError,
  type Outcome,
} from "#server/domain/mutationResult";
import { requireViewer } from "#server/domain/sessions/sessions";
import { stampOf } from "#server/domain/stamp";
import { correlateActivities } from "#server/storage/activityLinks";
import type { Transaction } from "#server/storage/database/database";
import {
  allJobs,
  lockJob,
  updatePause,
  type NewPause,
  type StoredJob,
} from "#server/storage/automatedJobs/jobRows";
import { insertRun } from "#server/storage/automatedJobs/jobRuns";
import { isRunnable } from "./automatedJobs";
import { pauseOf, type JobPause } from "./pauses";

/** Starts a run now. Payload errors: not_found, already_running, status_not_allowed. */
export async function runJob(ctx: Context, name: string): Promise<Outcome<null>> {
  return inTransaction<null>(ctx, async (tx) => {
    if (!isAutomatedJobName(name)) throw new Refusal([userError("not_found", ["name"])]);
    if (!isRunnable(name)) throw new Refusal([userError("status_not_allowed", ["name"])]);
    const { at, by } = stampOf(ctx);
    const run = {
      id: randomUUID(),
      job_name: name,
      cause: "MANUAL" as const,
      due_at: at,
      started_by_id: by.id,
      started_by_name: by.name,
      started_by_role: by.role,
    };
    if (!(await insertRun(tx, run))) throw new Refusal([userError("already_running", ["name"])]);
    await correlateActivities(tx, run.id);
    await recordActivity(tx, entryOf(ctx, "RUN_AUTOMATED_JOB", name));
    return done(null);
  });
}

/** Names a job and the revision that was read. */
export interface JobTarget {
  /** Null: all jobs. */
  readonly name: string | null;
  readonly revision: number;
}

/**
 * Pauses a job, or all, or changes the pause. Payload errors: not_found, conflict, required, text_too_long,
 * text_invalid, date_in_past, number_out_of_range.
 */
export async function pauseJob(
  ctx: Context,
  target: JobTarget,
  input: { readonly until?: Date | null; readonly note: string },
): Promise<Outcome<null>> {
  return inTransaction<null>(ctx, async (tx) => {
    const stored = await lockTarget(tx, target);
    const pause = readPause(input, ctx.now());
    const before = loggedPause(pauseOf(stored, ctx.now()));
    await updatePause(tx, stored.name, pause, stampOf(ctx));
    const values = { before, after: loggedPause(pause) };
    await recordActivity(tx, entryOf(ctx, "SWITCH_AUTOMATED_JOB", stored.name, values));
    return done(null);
  });
}

/** Ends the pause of a job, or of all. Payload errors: not_found, conflict. */
export async function resumeJob(ctx: Context, target: JobTarget): Promise<Outcome<null>> {
  return inTransaction<null>(ctx, async (tx) => {
    const stored = await lockTarget(tx, target);
    const before = pauseOf(stored, ctx.now());
    if (before === null) throw new Refusal([userError("not_found")]);
    await updatePause(tx, stored.name, null, stampOf(ctx));
    const values = { before: loggedPause(before), after: loggedPause(null) };
    await recordActivity(tx, entryOf(ctx, "SWITCH_AUTOMATED_JOB", stored.name, values));
    return done(null);
  });
}

/** @throws Refusal not_found, conflict */
async function lockTarget(tx: Transaction, { name, revision }: JobTarget): Promise<StoredJob> {
  if (name !== null && !isAutomatedJobName(name)) throw new Refusal([userError("not_found", ["name"])]);
  const stored = await lockJob(tx, name ?? allJobs);
  if (stored.revision === revision) return stored;
  const updatedAt = stored.changed_at ?? new Date(0);
  throw new Refusal([conflictError({ updatedByName: stored.changed_by_name, updatedAt })]);
}

/** @throws Refusal */
function readPause(
  { until = null, note: typed }: { readonly until?: Date | null; readonly note: string },
  now: Date,
): NewPause {
  const checks = new FieldChecks();
  const note = readReason(typed);
  const problem = checkFreeText(note, jobPauseNoteMaxLength);
  if (problem) checks.rule("note", false, problem.code, problem.params);
  if (until !== null) {
    const latest = startOfNextDay(addDays(calendarDayOf(now), jobPauseDaysMax));
    checks.rule("until", until > now, "date_in_past", { moment: now.toISOString() });
    const days = { min: "0", max: String(jobPauseDaysMax), unit: "days" };
    checks.rule("until", until <= latest, "number_out_of_range", days);
  }
  refuseIf(checks.errors);
  return { until, note };
}

/** The pause of a job as the activity log stores it. */
export function loggedPause(
  pause: Pick<JobPause, "until" | "note"> | null,
): ActivityValues<"SWITCH_AUTOMATED_JOB"> {
  return pause === null
    ? { isPaused: false }
    : { isPaused: true, pausedUntil: pause.until, note: pause.note };
}

type JobActivity = "RUN_AUTOMATED_JOB" | "SWITCH_AUTOMATED_JOB";

function entryOf<Type extends JobActivity>(
  ctx: Context,
  type: Type,
  name: string,
  values: Pick<Activity<Type>, "before" | "after"> = {},
): Activity<Type> {
  return {
    type,
    at: ctx.now(),
    actor: requireViewer(ctx),
    target: { kind: "job", id: name },
    label: name === allJobs ? "Alle automatisierten Jobs" : name,
    ...values,
  };
}
