/** Bulk jobs in the form of the contract. */
import type { Context } from "#server/context";
import { jobResultDownload } from "#server/domain/jobs/jobResults";
import { findJob, jobStateAt } from "#server/domain/jobs/jobs";
import { failureParams } from "#server/failure";
import { toNodeId } from "#server/nodeId";
import type { StoredJobItem } from "#server/storage/jobs/jobItems";
import { selectJobStandings, type StoredJob } from "#server/storage/jobs/jobs";
import { selectProcess, type StoredProcess } from "#server/storage/processes/processes";
import { presentActor, presentProcess } from "./presentProcess";

/** A job in the form of the contract; `job` is for the resolver of its items. */
export function presentJob(job: StoredJob, ctx: Context) {
  const {
    id,
    kind,
    comment,
    total,
    succeeded,
    failed,
    skipped,
    forecast,
    failure,
    retry_of_id: retryOfId,
  } = job;
  const state = jobStateAt(job, ctx.now());
  return {
    __typename: "Job",
    job,
    id: toNodeId("Job", id),
    kind,
    state,
    comment,
    total,
    succeeded,
    failed,
    skipped,
    forecast,
    done: succeeded + failed + skipped,
    isCommentRequired: job.needs_comment,
    standings: () => selectJobStandings(ctx.db, id),
    retryOf: async () => {
      const before = retryOfId === null ? null : await findJob(ctx, retryOfId);
      return before && presentJob(before, ctx);
    },
    failure: failure && { code: failure.code, field: null, params: failureParams(failure.params) },
    download: () => jobResultDownload(ctx, job),
    createdBy: presentActor({ id: job.created_by_id, name: job.created_by_name, role: job.created_by_role }),
    createdAt: job.created_at,
    startedAt: job.started_at,
    finishedAt: job.finished_at,
    expiresAt: state === "PREPARED" || state === "EXPIRED" ? job.expires_at : null,
  };
}

/** What presentJob makes. */
export type PresentedJob = ReturnType<typeof presentJob>;

/** A process of a job in the form of the contract. `readTarget` reads the process itself when it is asked for. */
export function presentJobItem(
  item: StoredJobItem,
  ctx: Context,
  readTarget: (id: number) => Promise<StoredProcess | undefined> = (id) => selectProcess(ctx.db, { id }),
) {
  const { id, label, state, errorCode, errorParams, finishedAt, processId } = item;
  return {
    __typename: "JobItem",
    id: toNodeId("JobItem", String(id)),
    target: async () => {
      const process = processId === null ? undefined : await readTarget(processId);
      return process ? presentProcess(process, ctx) : null;
    },
    label,
    state,
    finishedAt,
    changes: [],
    error: errorCode && { code: errorCode, field: null, params: failureParams(errorParams) },
  };
}
