/** The jobs of the queue in a server that answers. */
import { attemptKind } from "#server/domain/attempts/attemptQueue";
import { interruptLostChecks } from "#server/domain/installation/dropExpired";
import { inviteMailKind, mailSlots } from "#server/domain/invitations/inviteMails";
import { jobKind } from "#server/domain/jobs/jobQueue";
import { scheduledJobs, type JobContext } from "#server/domain/installation/scheduledJobs";
import { pause } from "#server/domain/processes/liveStream";
import { createMailer } from "#server/outgoing/mailer";
import type { ServerServices } from "./services";
import { isDatabaseUnavailable } from "#server/storage/database/databaseUnavailable";

const retryMs = 60_000;
/** While the database is away. */
const retrySoonMs = 1_000;

/** Jobs that run, or soon will. */
export interface RunningJobs {
  /** Ends them, so that the database can be closed; what did not come to its end is repeated later. */
  readonly stop: () => Promise<void>;
}

/** Milliseconds between two looks for imports whose check was cut off. */
const sweepMs = 15_000;

/** Starts the queue without anybody waiting for it; where it cannot start it is tried again each minute. */
export function startJobs(ctx: JobContext & ServerServices, sweepEveryMs = sweepMs): RunningJobs {
  const stopping = new AbortController();
  // The embedded database is this process's alone, so that whatever ran before it is over.
  const aloneSince = ctx.config.databaseUrl === null ? ctx.now() : null;
  const { smtpUrl, mailFrom: from } = ctx.config;
  const mailer = smtpUrl === null ? null : createMailer({ smtpUrl, from, connections: mailSlots });

  async function keepTrying(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        const quick = [attemptKind(ctx, { aloneSince }), jobKind(ctx), inviteMailKind(ctx, mailer)];
        return await ctx.queue.start(scheduledJobs(ctx), quick);
      } catch (error) {
        const isAway = isDatabaseUnavailable(error);
        if (!isAway) ctx.log.error({ err: error }, "the queue did not start");
        await pause(isAway ? retrySoonMs : retryMs, stopping.signal);
      }
    }
  }

  async function sweepImports(): Promise<void> {
    while (!stopping.signal.aborted) {
      await interruptLostChecks(ctx.db).catch((error: unknown) => {
        if (!isDatabaseUnavailable(error)) ctx.log.error({ err: error }, "the sweep of imports failed");
      });
      await pause(sweepEveryMs, stopping.signal);
    }
  }

  const started = keepTrying();
  const sweeping = sweepImports();
  return {
    async stop() {
      stopping.abort();
      await Promise.all([started, sweeping]);
      // Jobs that import end with the imports.
      await Promise.all([ctx.background.stop(), ctx.queue.stop()]);
      mailer?.close();
    },
  };
}
