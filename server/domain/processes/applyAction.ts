/** Applies user actions to one or many processes. */
import {
  erasureProblemOf,
  isActionAllowed,
  isCommentRequired,
  isUnarchivingAllowed,
  type ProcessJobAction,
} from "#domain/processTransitions";
import { roleTypeOf } from "#domain/permissions";
import type { ActivityType } from "#domain/activityTypes";
import type { Context } from "#server/context";
import type { Transaction } from "#server/storage/database/database";
import {
  eraseContents,
  clearedApplicant,
  clearedError,
  clearedSchedule,
  actionStateOf,
  endlessHold,
  updateProcesses,
  type LockedProcess,
} from "#server/storage/processes/processWrites";
import { recordActivities, type Activity, type Actor } from "#server/domain/activity/activity";
import { enqueueAttempts } from "./processSchedule";
import { readRestServices } from "#server/domain/resources/restServices";
import { userError, type UserError } from "#server/domain/mutationResult";

/** Actions that take effect immediately: those of bulk jobs, and unarchiving. */
export type AppliedAction = ProcessJobAction | "UNARCHIVE";

/** Actor, time and comment of an action. */
export interface ActionBy {
  readonly actor: Actor;
  readonly now: Date;
  /** The reason, or what was done instead. Null if there is none. */
  readonly comment: string | null;
  /** Bare id of the bulk job that applies the action. Absent outside of bulk jobs. */
  readonly jobId?: string;
}

/**
 * Applies an action to locked processes, at most a few hundred, and writes the activity log. Returns null for each id
 * that was changed, otherwise the error: status_not_allowed, required if a comment is missing, or restart_failed if no
 * target is configured. Refused processes stay unchanged. The caller compares the revisions beforehand. The given rows
 * are stale afterwards.
 */
export async function applyAction(
  ctx: Pick<Context, "queue">,
  tx: Transaction,
  rows: readonly LockedProcess[],
  action: AppliedAction,
  by: ActionBy,
): Promise<ReadonlyMap<number, UserError | null>> {
  const refusals = new Map<number, UserError | null>(rows.map((row) => [row.id, refusalOf(row, action, by)]));
  const allowed = rows.filter((row) => refusals.get(row.id) === null);
  const unreachable = action === "RESTART" ? await withoutTarget(tx, allowed) : [];
  for (const { id } of unreachable) refusals.set(id, userError("restart_failed"));
  const done = allowed.filter((row) => refusals.get(row.id) === null);
  if (done.length === 0) return refusals;
  await effects[action](ctx, tx, done, by);
  await recordActivities(
    tx,
    done.map((row) => entryOf(row, action, by)),
  );
  return refusals;
}

function refusalOf(row: LockedProcess, action: AppliedAction, by: ActionBy): UserError | null {
  const { now } = by;
  const isAllowed =
    action === "UNARCHIVE" ? isUnarchivingAllowed(row) : isActionAllowed(action, actionStateOf(row, now));
  const problem = action === "UNARCHIVE" ? null : erasureProblemOf(action, actionStateOf(row, now));
  if (problem === "erasure_held") return userError(problem, null, holdParams(row));
  if (problem !== null) return userError(problem);
  if (!isAllowed) return userError("status_not_allowed", null, { status: row.status });
  const needsComment = action !== "UNARCHIVE" && isCommentRequired(action, row.status);
  return needsComment && by.comment === null ? userError("required", ["comment"]) : null;
}

function holdParams({ erasure_held_until: until }: LockedProcess): Readonly<Record<string, string>> {
  return until === null || until === endlessHold ? {} : { until };
}

async function withoutTarget(tx: Transaction, rows: readonly LockedProcess[]): Promise<LockedProcess[]> {
  const services = rows.map((row) => ({ communeAgs: row.commune_ags, serviceId: row.service_id }));
  const targets = await readRestServices(tx, services);
  return rows.filter((_row, at) => (targets[at]?.url ?? null) === null);
}

type Effect = (
  ctx: Pick<Context, "queue">,
  tx: Transaction,
  rows: readonly LockedProcess[],
  by: ActionBy,
) => Promise<void>;

const idsOf = (rows: readonly LockedProcess[]) => rows.map(({ id }) => id);

const effects: Readonly<Record<AppliedAction, Effect>> = {
  async RESTART(ctx, tx, rows, { now }) {
    const changes = { ...clearedSchedule, ...clearedError, status: "IN_PROGRESS", tries: 0 } as const;
    await updateProcesses(tx, idsOf(rows), changes, { at: now, addsRestart: true });
    const due = rows.map((row) => ({ processId: row.id, scheduleNumber: row.schedule_number + 1 }));
    await enqueueAttempts(ctx, tx, due);
  },
  async COMPLETE(_ctx, tx, rows, { actor, now, comment }) {
    const changes = {
      ...clearedSchedule,
      ...clearedError,
      status: "SUCCESS_MANUAL" as const,
      completed_at: now,
      completed_by_id: actor.id,
      completed_by_name: actor.username,
      completed_by_role: roleTypeOf(actor) ?? null,
      completion_comment: comment,
    };
    await updateProcesses(tx, idsOf(rows), changes, { at: now });
  },
  async CANCEL(_ctx, tx, rows, { now }) {
    const changes = { ...clearedSchedule, ...clearedError, status: "FINALLY_TERMINATED" } as const;
    await updateProcesses(tx, idsOf(rows), changes, { at: now });
  },
  async ARCHIVE(_ctx, tx, rows, { now }) {
    await updateProcesses(tx, idsOf(rows), { ...clearedSchedule, record: "ARCHIVED" }, { at: now });
  },
  async UNARCHIVE(_ctx, tx, rows, { now }) {
    await updateProcesses(tx, idsOf(rows), { record: "ACTIVE" }, { at: now });
  },
  async DELETE(_ctx, tx, rows, { now }) {
    await eraseContents(tx, idsOf(rows));
    const changes = { ...clearedSchedule, ...clearedApplicant, record: "DELETED" } as const;
    // Processes already erased by the retention period keep their erasure time.
    const [erased, unerased] = [rows.filter((row) => row.erased_at), rows.filter((row) => !row.erased_at)];
    await updateProcesses(tx, idsOf(erased), changes, { at: now });
    await updateProcesses(tx, idsOf(unerased), { ...changes, erased_at: now }, { at: now });
  },
};

const activityTypes = {
  RESTART: "RESTART_PROCESS",
  COMPLETE: "COMPLETE_PROCESS",
  CANCEL: "CANCEL_PROCESS",
  DELETE: "DELETE_PROCESS",
  ARCHIVE: "ARCHIVE_PROCESS",
  UNARCHIVE: "UNARCHIVE_PROCESS",
} as const satisfies Readonly<Record<AppliedAction, ActivityType>>;

type Entries = {
  readonly [Action in AppliedAction]: Pick<Activity<(typeof activityTypes)[Action]>, "before" | "after">;
};

function entryOf(
  row: LockedProcess,
  action: AppliedAction,
  { actor, now, comment, jobId }: ActionBy,
): Activity {
  const { status, record } = row;
  const entries = {
    RESTART: { before: { status }, after: { status: "IN_PROGRESS", comment: comment ?? undefined } },
    COMPLETE: { before: { status }, after: { status: "SUCCESS_MANUAL", comment } },
    CANCEL: { before: { status }, after: { status: "FINALLY_TERMINATED" } },
    ARCHIVE: { before: { record }, after: { record: "ARCHIVED" } },
    UNARCHIVE: { before: { record }, after: { record: "ACTIVE" } },
    DELETE: { before: { record }, after: { record: "DELETED" } },
  } satisfies Entries;
  return { type: activityTypes[action], at: now, actor, ...processTarget(row), jobId, ...entries[action] };
}

/** Target fields of a process for the activity log. */
export function processTarget({
  pid,
  name,
  commune_ags: ags,
  service_id: serviceId,
}: Pick<LockedProcess, "pid" | "name" | "commune_ags" | "service_id">) {
  return {
    target: { kind: "process", id: pid },
    label: `${name} ${pid.slice(0, 8)}`,
    ags,
    serviceId,
  } as const;
}
