/** Runs a transfer of texts. */
import { runCommunes, runSliceMs, type RunContext } from "#server/domain/runs/communeRuns";
import { selectChoices } from "#server/storage/texts/textTransferInputs";
import {
  finishCommune,
  lockTransfer,
  selectWaitingCommune,
  updateTransfer,
  type StoredTransfer,
  type WaitingCommune,
} from "#server/storage/texts/textTransfers";
import { copyTexts } from "./copyTexts";
import { overwriteChoice } from "./overwriteChoices";

/** Options of a run. */
export interface TransferRun {
  /** Time slice in milliseconds, after which other transfers get their turn. */
  readonly sliceMs: number;
  /** Copies the texts to a commune. */
  readonly copy: typeof copyTexts;
}

/** Handles at least one commune, and continues until all are, the time slice ends or the server stops. True: over. */
export async function runTransfer(
  ctx: RunContext,
  id: string,
  stopping: AbortSignal,
  { sliceMs = runSliceMs, copy = copyTexts }: Partial<TransferRun> = {},
): Promise<boolean> {
  // Choices do not change after the start.
  const choices = await selectChoices(ctx.db, id);
  return runCommunes<StoredTransfer, WaitingCommune>(ctx, id, stopping, sliceMs, {
    permission: "transfer_text_to_communes",
    lock: lockTransfer,
    update: updateTransfer,
    selectNext: selectWaitingCommune,
    async change(tx, commune, { run: transfer, actor, now }) {
      const isOverwritten = overwriteChoice(transfer.overwrite, choices);
      const outcome = await copy(tx, { transfer, actor, isOverwritten, now }, commune);
      await finishCommune(tx, id, commune.ags, outcome, now);
    },
    fail: (tx, commune, error, at) =>
      finishCommune(tx, id, commune?.ags ?? null, { copied: 0, kept: 0, changed: 0, error }, at),
  });
}
