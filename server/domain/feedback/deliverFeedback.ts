/** Delivers feedback to the national feedback component, as a monthly job. */
import { feedbackBatchMax } from "#domain/feedback/feedback";
import type { JobContext } from "#server/domain/installation/scheduledJobs";
import type { JobRun } from "#server/jobRun";
import { postTarget } from "#server/outgoing/postTarget";
import {
  claimBatch,
  recordDelivered,
  recordFailed,
  releaseBatch,
  selectDeliveringCommunes,
  type ClaimedBatch,
} from "#server/storage/feedback/feedbackDelivery";
import { readFeedbackComponent, type FeedbackComponent } from "./feedbackComponent";

const timeoutMs = 60_000;
/** Exceeds the duration of a call and of recording its result. After it, a batch of a crashed server is sent again. */
const claimMs = 5 * 60_000;
const answerMaxBytes = 65_536;

/**
 * Sends the entries of each commune that has a resource for it, in batches. After a failure, the other entries of the
 * commune wait for the next run. Comments are sent only if they are approved, and never logged.
 */
export async function deliverFeedback(ctx: JobContext, run: JobRun): Promise<void> {
  const runStart = ctx.now();
  for (const ags of await selectDeliveringCommunes(ctx.db)) {
    const component = await readFeedbackComponent(ctx.db, ctx.config.secretKeys, ags);
    if (component !== null) await deliverCommune(ctx, ags, component, { runStart, run });
    if (ctx.background.stopping.aborted) return;
  }
}

async function deliverCommune(
  ctx: JobContext,
  ags: string,
  component: FeedbackComponent,
  { runStart, run }: { readonly runStart: Date; readonly run: JobRun },
): Promise<void> {
  let isDelivered = true;
  let isAnyDelivered = false;
  while (isDelivered) {
    const now = ctx.now();
    const until = new Date(now.getTime() + claimMs);
    const claim = { ags, sizeMax: feedbackBatchMax, now, until, runStart };
    const batch = await ctx.db.transaction().execute((tx) => claimBatch(tx, claim));
    if (batch === null) break;
    isDelivered = await deliverBatch(ctx, ags, component, batch);
    const { length } = batch.entries;
    if (isDelivered) run.count("DELIVERED", length);
    else if (!ctx.background.stopping.aborted) {
      run.count("FAILED", length);
      run.log("warn", `${ags}: ${length} entries were not delivered`);
    }
    if (isDelivered && !isAnyDelivered) {
      isAnyDelivered = true;
      run.count("COMMUNES");
      run.changed({ commune: ags, label: ags });
    }
  }
}

/** Sends a batch and records the result. Returns whether it was delivered. */
async function deliverBatch(
  { db, config, log, now, background }: JobContext,
  ags: string,
  { url, organisation, headers }: FeedbackComponent,
  { id, entries }: ClaimedBatch,
): Promise<boolean> {
  const answer = await postTarget({
    url,
    allowedTargets: config.allowedTargets,
    body: JSON.stringify({ organisation, entries }),
    headers: { ...headers, "Idempotency-Key": id },
    maxBytes: answerMaxBytes,
    timeoutMs,
    signal: background.stopping,
  });
  if (!("status" in answer) && answer.kind === "stopped") {
    await releaseBatch(db, id);
    return false;
  }
  const httpStatus = "status" in answer ? answer.status : null;
  if (httpStatus !== null && httpStatus >= 200 && httpStatus < 300) {
    await recordDelivered(db, id, now());
    log.info({ ags, count: entries.length }, "feedback was delivered");
    return true;
  }
  await recordFailed(db, id, httpStatus, now());
  const reason = "status" in answer ? "status" : answer.kind;
  log.warn({ ags, count: entries.length, httpStatus, reason }, "feedback was not delivered");
  return false;
}
