/** Queue of transfers of texts: enqueues them, runs them, and recovers those left behind by a dead server. */
import { transferDays } from "#domain/texts/textTransfers";
import type { Context } from "#server/context";
import type { ConcurrentJobKind } from "#server/queue/queue";
import type { Transaction } from "#server/storage/database/database";
import { claimOrphanedTransfers, deleteOldTransfers } from "#server/storage/services/textTransfers";
import { runTransfer, type TransferRun } from "./runTransfer";

const transferQueue = "text-transfer";

const defaultHeartbeatTimeoutMs = 10_000;
const dayMs = 86_400_000;

/**
 * Enqueues a transfer in the transaction that starts it. Returns false if this process has no queue; a sweep of another
 * process then picks it up.
 */
export function enqueueTransfer(
  { queue }: Pick<Context, "queue">,
  tx: Transaction,
  id: string,
): Promise<boolean> {
  return queue.send(transferQueue, [{ key: id, data: { transferId: id } }], tx);
}

/** How a server process runs transfers. */
export interface TransferQueueLimits extends TransferRun {
  /** Milliseconds without a heartbeat after which a transfer is considered lost with its server. */
  readonly heartbeatTimeoutMs: number;
}

/** The kind of job that runs transfers. Each runs for a time slice and is enqueued again, so none blocks others. */
export function transferKind(
  ctx: Pick<Context, "db" | "log" | "now" | "queue" | "background">,
  { heartbeatTimeoutMs = defaultHeartbeatTimeoutMs, ...run }: Partial<TransferQueueLimits> = {},
): ConcurrentJobKind {
  const send = (ids: readonly string[]) =>
    ctx.queue.send(
      transferQueue,
      ids.map((id) => ({ key: id, data: { transferId: id } })),
    );
  return {
    name: transferQueue,
    slots: 1,
    expireInSeconds: 60,
    retryLimit: 20,
    retryDelaySeconds: 5,
    // Sweeps enqueue stalled transfers again, and these duplicates must not pile up.
    deduplicatesByKey: true,
    async run({ transferId }, signal) {
      if (transferId === undefined) return;
      const stopping = AbortSignal.any([signal, ctx.background.stopping]);
      if (!(await runTransfer(ctx, transferId, stopping, run))) await send([transferId]);
    },
    async sweep() {
      const now = ctx.now();
      await deleteOldTransfers(ctx.db, now, new Date(now.getTime() - transferDays * dayMs));
      await send(await claimOrphanedTransfers(ctx.db, new Date(now.getTime() - heartbeatTimeoutMs), now));
    },
  };
}
