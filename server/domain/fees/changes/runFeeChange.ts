/** Runs a change of fees, and has the queue of them. */
import { feeChangeDays } from "#domain/feeChanges";
import { communeRunQueue } from "#server/domain/runs/communeRunQueue";
import { runCommunes, runSliceMs, type RunContext } from "#server/domain/runs/communeRuns";
import { failReadyItems, finishItems, selectReadyItems } from "#server/storage/fees/feeChangeItems";
import {
  claimOrphanedFeeChanges,
  deleteOldFeeChanges,
  lockFeeChange,
  updateFeeChange,
  type StoredFeeChange,
} from "#server/storage/fees/feeChanges";
import { changeFees, type ReadyCommune } from "./changeFees";

/** Options of a run. */
export interface FeeChangeRun {
  /** Time slice in milliseconds, after which other changes get their turn. */
  readonly sliceMs: number;
  /** Changes the fees of a commune. */
  readonly change: typeof changeFees;
}

/** Handles at least one commune, and continues until all are, the time slice ends or the server stops. True: over. */
export function runFeeChange(
  ctx: RunContext,
  id: string,
  stopping: AbortSignal,
  { sliceMs = runSliceMs, change = changeFees }: Partial<FeeChangeRun> = {},
): Promise<boolean> {
  return runCommunes<StoredFeeChange, ReadyCommune>(ctx, id, stopping, sliceMs, {
    permission: "system_fees",
    lock: lockFeeChange,
    update: updateFeeChange,
    async selectNext(tx) {
      const items = await selectReadyItems(tx, id);
      return items[0] && { ags: items[0].ags, items };
    },
    async change(tx, commune, author) {
      await finishItems(tx, id, await change(tx, commune, author), author.now);
    },
    fail: (tx, commune, error, at) =>
      commune
        ? finishItems(
            tx,
            id,
            commune.items.map(({ position }) => ({ position, error })),
            at,
          )
        : failReadyItems(tx, id, error, at),
  });
}

export const feeChangeQueue = communeRunQueue({
  name: "fee-change",
  daysKept: feeChangeDays,
  run: runFeeChange,
  deleteOld: deleteOldFeeChanges,
  claimOrphaned: claimOrphanedFeeChanges,
});
