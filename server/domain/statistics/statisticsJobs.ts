/** Background jobs for the sums of statistics. */
import type { Context } from "#server/context";
import type { JobRun } from "#server/jobRun";
import { updatePopulations } from "#server/storage/communes/communes";
import { retryOnDeadlock } from "#server/storage/database/deadlocks";
import {
  correctChanges,
  countSums,
  correctLevels,
  foldChanges,
  insertCheck,
  lockComparison,
} from "#server/storage/statistics/statisticsFold";
import { readCommuneRegister } from "#server/domain/communes/communeRegister";

type JobContext = Pick<Context, "db" | "config" | "log" | "now" | "background">;

/** Changes folded per statement. */
const batchRows = 10_000;

/** Folds all changes into the sums, in batches. Several servers may run this concurrently. */
export async function foldStatistics(
  { db, background }: Pick<JobContext, "db" | "background">,
  run: Pick<JobRun, "count">,
): Promise<void> {
  let afterId = 0;
  while (!background.stopping.aborted) {
    const { count, lastId } = await retryOnDeadlock(() => foldChanges(db, afterId, batchRows));
    run.count("SUMMED", count);
    if (count < batchRows) return;
    afterId = lastId ?? afterId;
  }
}

/**
 * Verifies the sums against the rows, corrects them, and stores and logs the number of differences. Also updates the
 * populations of communes from the register, if it is installed.
 */
export async function checkStatistics(ctx: JobContext, run: JobRun): Promise<void> {
  const { db, log, now } = ctx;
  await storePopulations(ctx);
  const start = performance.now();
  const { differenceCount, sumCount } = await db.transaction().execute(async (tx) => {
    await lockComparison(tx);
    const count = (await correctChanges(tx)) + (await correctLevels(tx));
    const durationMs = Math.round(performance.now() - start);
    await insertCheck(tx, { checkedAt: now(), differenceCount: count, durationMs });
    return { differenceCount: count, sumCount: await countSums(tx) };
  });
  run.count("CHECKED", sumCount);
  if (differenceCount > 0) {
    run.count("CORRECTED", differenceCount);
    run.log("error", `${differenceCount} differences were corrected`);
    log.error({ count: differenceCount }, "statistics differed from the summed rows and were corrected");
  }
}

async function storePopulations(ctx: JobContext): Promise<void> {
  const populations = new Map<string, number>();
  for (const [ags, { population }] of await readCommuneRegister(ctx)) {
    if (population !== null) populations.set(ags, population);
  }
  await updatePopulations(ctx.db, populations);
}
