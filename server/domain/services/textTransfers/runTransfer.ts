/**
 * Runs a transfer of texts, one commune per transaction: its texts, its activity entry and its result are written
 * together. If a server dies midway, nothing is lost and nothing is done twice. The transfer is locked meanwhile, so
 * that only one server works on it.
 */
import { can } from "#domain/permissions";
import type { Context } from "#server/context";
import type { Transaction } from "#server/storage/database/database";
import { isDatabaseUnavailable } from "#server/storage/database/databaseUnavailable";
import { retryOnDeadlock } from "#server/storage/database/deadlocks";
import { selectChoices } from "#server/storage/services/textTransferInputs";
import {
  finishCommune,
  lockTransfer,
  selectWaitingCommune,
  updateTransfer,
  type CommuneOutcome,
  type StoredTransfer,
  type WaitingCommune,
} from "#server/storage/services/textTransfers";
import { selectUser } from "#server/storage/users/users";
import type { Actor } from "#server/domain/activity/activity";
import { copyTexts, type CopyJob } from "./copyTexts";
import { overwriteChoice } from "./overwriteChoices";

/** Options of a run. */
export interface TransferRun {
  /** Time slice in milliseconds, after which other transfers get their turn. */
  readonly sliceMs: number;
  /** Copies the texts to a commune. */
  readonly copy: typeof copyTexts;
}

type RunContext = Pick<Context, "db" | "log" | "now">;

const defaults: TransferRun = { sliceMs: 20_000, copy: copyTexts };
const nothing = { copied: 0, kept: 0, changed: 0 } as const;

/** Handles at least one commune, and continues until all are, the time slice ends or the server stops. True: over. */
export async function runTransfer(
  ctx: RunContext,
  id: string,
  stopping: AbortSignal,
  changed: Partial<TransferRun> = {},
): Promise<boolean> {
  const { sliceMs, copy } = { ...defaults, ...changed };
  const startedAt = performance.now();
  // Choices do not change after the start.
  const choices = await selectChoices(ctx.db, id);
  const handle = async (tx: Transaction, transfer: StoredTransfer, actor: Actor, commune: WaitingCommune) => {
    const isOverwritten = overwriteChoice(transfer.overwrite, choices);
    const job: CopyJob = { transfer, actor, isOverwritten, now: ctx.now() };
    return copy(tx, job, commune);
  };
  do {
    const isOver = await nextCommune(ctx, id, handle).catch((error: unknown) => {
      // The commune is not at fault, and whether a lost commit succeeded is only known once the database is back.
      if (isDatabaseUnavailable(error)) throw error;
      ctx.log.error({ transferId: id, err: error }, "texts could not be transferred to a commune");
      return nextCommune(ctx, id, async () => ({
        ...nothing,
        error: { code: "internal_error", params: { reference: id } },
      }));
    });
    if (isOver) return true;
  } while (!stopping.aborted && performance.now() - startedAt < sliceMs);
  return false;
}

/** Handles the next commune; true if the transfer is over. */
function nextCommune(
  ctx: RunContext,
  id: string,
  handle: (
    tx: Transaction,
    transfer: StoredTransfer,
    actor: Actor,
    commune: WaitingCommune,
  ) => Promise<CommuneOutcome>,
): Promise<boolean> {
  return retryOnDeadlock(() =>
    ctx.db.transaction().execute(async (tx) => {
      const transfer = await lockTransfer(tx, id);
      if (transfer?.state !== "RUNNING") return true;
      const now = ctx.now();
      const commune = await selectWaitingCommune(tx, id);
      const actor = commune ? await actorOf(tx, transfer) : null;
      if (commune && actor) {
        await finishCommune(tx, id, commune.ags, await handle(tx, transfer, actor, commune), now);
        await updateTransfer(tx, id, { beat_at: now });
        return false;
      }
      if (commune) {
        const error = { code: "insufficient_permissions", params: {} } as const;
        await finishCommune(tx, id, null, { ...nothing, error }, now);
      }
      await updateTransfer(tx, id, { state: "FINISHED", finished_at: now });
      return true;
    }),
  );
}

/** The user who started the transfer; null if they were removed, deactivated or lost the permission. */
async function actorOf(tx: Transaction, { created_by_id: id }: StoredTransfer): Promise<Actor | null> {
  const user = id === null ? undefined : await selectUser(tx, id);
  return user?.active === true && can(user, "transfer_text_to_communes") ? user : null;
}
