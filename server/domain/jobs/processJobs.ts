/** Runs that apply an action to many processes. */
import type { ProcessJobAction } from "#domain/processTransitions";
import type { Transaction } from "#server/storage/database/database";
import type { WaitingItem } from "#server/storage/runs/runItems";
import type { RunAction } from "#server/storage/columnTypes";
import type { StoredRun } from "#server/storage/runs/runs";
import { lockProcesses, selectLastActor, type LockedProcess } from "#server/storage/processes/processWrites";
import { conflictError, type UserError } from "#server/domain/mutationResult";
import { applyAction } from "#server/domain/processes/applyAction";
import { resultOf, toFailure, type DeclaredRuns } from "#server/domain/runs/runKind";

type JobKind = `${ProcessJobAction}_PROCESSES`;

const actions: Readonly<Partial<Record<RunAction, ProcessJobAction>>> = {
  RESTART_PROCESSES: "RESTART",
  COMPLETE_PROCESSES: "COMPLETE",
  CANCEL_PROCESSES: "CANCEL",
  DELETE_PROCESSES: "DELETE",
  ARCHIVE_PROCESSES: "ARCHIVE",
} satisfies Readonly<Record<JobKind, ProcessJobAction>>;

/** Returns the action that a job applies to each process. */
export function actionOf({ action }: Pick<StoredRun, "action">): ProcessJobAction {
  const found = actions[action];
  if (found === undefined) throw new Error(`A run that does ${action} is not for processes.`);
  return found;
}

/** Returns the kind of job that applies this action. */
export function kindOf(action: ProcessJobAction): JobKind {
  return `${action}_PROCESSES`;
}

export const processJobs: DeclaredRuns = {
  kind: "PROCESSES",
  queue: "process-job",
  slots: 2,
  batchSize: 200,
  // Kept forever, because activity entries refer to them.
  daysKept: null,
  permission: "processes_action",
  failsAsWhole: true,
  failureCode: (run) => failureCodes[actionOf(run)] ?? "internal_error",
  async handle(ctx, tx, { run, items, actor, now }) {
    const ids = items.flatMap(({ processId }) => processId ?? []);
    const rows = new Map((await lockProcesses(tx, ids)).map((row) => [row.id, row]));
    const isUnchanged = ({ processId, revision }: WaitingItem): boolean =>
      processId !== null && rows.get(processId)?.revision === revision;
    const unchanged = items.filter(isUnchanged).flatMap(({ processId }) => rows.get(processId ?? 0) ?? []);
    const by = { actor, now, comment: run.comment, jobId: run.id };
    const answers = await applyAction(ctx, tx, unchanged, actionOf(run), by);
    return Promise.all(
      items.map(async (item) => {
        const row = rows.get(item.processId ?? 0);
        if (!row) return resultOf(item, { code: "not_found", params: {} });
        const error = isUnchanged(item) ? (answers.get(row.id) ?? null) : await conflictOf(tx, row);
        const result = resultOf(item, error && toFailure(error));
        return result.code === "status_not_allowed" ? { ...result, state: "SKIPPED" } : result;
      }),
    );
  },
};

const failureCodes: Readonly<Partial<Record<ProcessJobAction, "restart_failed" | "completion_error">>> = {
  RESTART: "restart_failed",
  COMPLETE: "completion_error",
};

async function conflictOf(tx: Transaction, row: LockedProcess): Promise<UserError> {
  return conflictError({ updatedByName: await selectLastActor(tx, row), updatedAt: row.updated_at });
}
