/** The automated jobs of the activity log. */
import type { JobContext } from "#server/domain/installation/scheduledJobs";
import type { JobRun } from "#server/jobRun";
import { readChain, verifyActivitiesByJob } from "./activityChain";
import { chainActivities } from "./chaining";
import { pseudonymiseActivities } from "./pseudonymisation";

/** Appends waiting entries to the hash chain. */
export async function runChaining(ctx: JobContext, run: JobRun): Promise<void> {
  run.count("CHAINED", await chainActivities(ctx, run.signal));
  run.signal.throwIfAborted();
}

/** Checks the whole chain, unless a check is running. */
export async function runVerification(ctx: JobContext, run: JobRun): Promise<void> {
  const holds = await verifyActivitiesByJob(ctx);
  run.signal.throwIfAborted();
  if (holds === null) return run.log("info", "Another check of the hash chain is running.");
  const { check } = await readChain(ctx);
  run.count("VERIFIED", check?.checkedCount ?? 0);
  if (holds) return;
  run.count("INVALID");
  run.log(
    "error",
    `The hash chain is broken at position ${check?.brokenPosition ?? "(outside of the chain)"}.`,
  );
}

/** Pseudonymises entries that are older than the retention. */
export async function runPseudonymisation(ctx: JobContext, run: JobRun): Promise<void> {
  run.count("PSEUDONYMISED", await pseudonymiseActivities(ctx, run.signal));
  run.signal.throwIfAborted();
}
