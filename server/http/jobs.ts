/** The jobs of the queue in a server that answers. */
import { attemptKind } from "../domain/attemptQueue";
import { inviteMailKind, mailSlots } from "../domain/inviteMails";
import { jobKind } from "../domain/jobQueue";
import { stopImports } from "../domain/runningImports";
import { scheduledJobs, type JobContext } from "../domain/scheduledJobs";
import { createMailer } from "../outgoing/mailer";
import { startQueue, type Queue } from "../queue/queue";

const retryMs = 60_000;

/** Jobs that run, or soon will. */
export interface RunningJobs {
  /** Ends them, so that the database can be closed; what did not come to its end is repeated later. */
  readonly stop: () => Promise<void>;
}

/** Starts the queue without anybody waiting for it; where it cannot start it is tried again each minute. */
export function startJobs(ctx: JobContext): RunningJobs {
  const stopping = new AbortController();
  // The embedded database is this process's alone, so that whatever ran before it is over.
  const aloneSince = ctx.config.databaseUrl === null ? ctx.now() : null;
  const { smtpUrl, mailFrom: from } = ctx.config;
  const mailer = smtpUrl === null ? null : createMailer({ smtpUrl, from, connections: mailSlots });

  async function keepTrying(): Promise<Queue | null> {
    while (!stopping.signal.aborted) {
      try {
        const quick = [attemptKind(ctx, { aloneSince }), jobKind(ctx), inviteMailKind(ctx, mailer)];
        return await startQueue(ctx.db, scheduledJobs(ctx), ctx.log, undefined, quick);
      } catch (error) {
        ctx.log.error({ err: error }, "the queue did not start");
        await pause(stopping.signal);
      }
    }
    return null;
  }

  const started = keepTrying();
  return {
    async stop() {
      stopping.abort();
      const queue = await started;
      // Jobs that import end with the imports.
      await Promise.all([stopImports(ctx.db), queue?.stop()]);
      mailer?.close();
    },
  };
}

function pause(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, retryMs);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
