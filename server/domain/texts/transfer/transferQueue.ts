/** The queue of transfers of texts. */
import { transferDays } from "#domain/texts/textTransfers";
import { communeRunQueue } from "#server/domain/runs/communeRunQueue";
import { claimOrphanedTransfers, deleteOldTransfers } from "#server/storage/texts/textTransfers";
import { runTransfer } from "./runTransfer";

export const transferQueue = communeRunQueue({
  name: "text-transfer",
  daysKept: transferDays,
  run: runTransfer,
  deleteOld: deleteOldTransfers,
  claimOrphaned: claimOrphanedTransfers,
});
