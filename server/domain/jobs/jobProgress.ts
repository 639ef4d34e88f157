/** Streams the progress of a bulk job. */
import { runProgress, type WatchedRuns } from "#server/domain/runs/runProgress";
import { selectJob, selectJobRevision, type StoredJob } from "#server/storage/jobs/jobs";
import { jobStateAt } from "./jobs";
import type { StreamContext, StreamLimits } from "#server/domain/processes/liveStream";

const jobs: WatchedRuns<StoredJob> = {
  permission: "processes",
  load: selectJob,
  version: async (db, id) => (await selectJobRevision(db, id))?.revision,
  stateAt: jobStateAt,
};

/** Streams a job, see `runProgress`. */
export function jobProgress(ctx: StreamContext, id: string | null, limits?: StreamLimits) {
  return runProgress(ctx, id, jobs, limits);
}
