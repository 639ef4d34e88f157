/** Runs the queue's jobs inside the HTTP server process. */
import { JobRunner } from "#server/domain/automatedJobs/jobRunner";
import { attemptKind } from "#server/domain/attempts/attemptQueue";
import { communeInitializationKind } from "#server/domain/communes/communeInitialization";
import { readSender } from "#server/domain/installation/mailSender";
import { interruptStaleChecks } from "#server/domain/installation/dropExpired";
import { inviteMailKind, mailSlots } from "#server/domain/invitations/inviteMails";
import { processJobs } from "#server/domain/jobs/processJobs";
import { scheduledJobs, type JobContext } from "#server/domain/installation/scheduledJobs";
import { pause } from "#server/domain/processes/liveStream";
import { feeChangeRuns } from "#server/domain/fees/changes/changeFees";
import { serviceSwitchRuns } from "#server/domain/services/switches/switchServices";
import { textTransferRuns } from "#server/domain/texts/transfer/copyTexts";
import { runJobs } from "#server/domain/runs/runQueue";
import { createMailer } from "#server/outgoing/mailer";
import type { ServerServices } from "./services";
import { isDatabaseUnavailable } from "#server/storage/database/databaseUnavailable";

const retryMs = 60_000;
/** Retry interval while the database is unavailable. */
const retrySoonMs = 1_000;

/** Handle to the running queue, or to one that is still starting. */
export interface RunningJobs {
  /** Stops the jobs, so that the database can be closed. Unfinished jobs are retried later. */
  readonly stop: () => Promise<void>;
}

/** Milliseconds between sweeps for imports whose check was interrupted. */
const sweepMs = 15_000;

/**
 * Starts the queue in the background. A failed start is retried every minute, or every second while the database is
 * unavailable.
 */
export function startJobs(ctx: JobContext & ServerServices, sweepEveryMs = sweepMs): RunningJobs {
  const stopping = new AbortController();
  // Only this process uses the embedded database, so anything started earlier is no longer running.
  const aloneSince = ctx.config.databaseUrl === null ? ctx.now() : null;
  const { smtpUrl } = ctx.config;
  const from = () => readSender(ctx.db, ctx.config);
  const mailer = smtpUrl === null ? null : createMailer({ smtpUrl, from, connections: mailSlots });

  const runner = new JobRunner(ctx, scheduledJobs(ctx, mailer));

  async function startWithRetries(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        const kinds = [
          attemptKind(ctx, { aloneSince }),
          inviteMailKind(ctx, mailer),
          ...[processJobs, textTransferRuns, feeChangeRuns, serviceSwitchRuns].map((runs) =>
            runJobs(ctx, runs),
          ),
          communeInitializationKind(ctx),
        ];
        await ctx.queue.start(kinds);
        runner.start();
        return;
      } catch (error) {
        const isUnavailable = isDatabaseUnavailable(error);
        if (!isUnavailable) ctx.log.error({ err: error }, "the job queue could not be started");
        await pause(isUnavailable ? retrySoonMs : retryMs, stopping.signal);
      }
    }
  }

  async function sweepImports(): Promise<void> {
    while (!stopping.signal.aborted) {
      await interruptStaleChecks(ctx.db).catch((error: unknown) => {
        if (!isDatabaseUnavailable(error))
          ctx.log.error({ err: error }, "the sweep for interrupted imports failed");
      });
      await pause(sweepEveryMs, stopping.signal);
    }
  }

  const started = startWithRetries();
  const sweeping = sweepImports();
  return {
    async stop() {
      stopping.abort();
      await Promise.all([started, sweeping]);
      // Import jobs end when their background checks are stopped, so stop both together.
      await Promise.all([ctx.background.stop(), ctx.queue.stop(), runner.stop()]);
      mailer?.close();
    },
  };
}
