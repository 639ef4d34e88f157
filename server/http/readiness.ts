/** Whether a server can serve: its database answers, and there is room for what it is to store. */
import type { Logger } from "pino";
import { freeSpaceMin } from "#server/freeSpace";

/** After a database said that its disk is full, it is taken to be so for so long. */
const fullDatabaseMs = 60_000;

interface ReadinessSources {
  readonly isDatabaseReady: () => Promise<boolean>;
  /** When the database last refused to store something for want of room (as Date.now()); null: never. */
  readonly databaseFullAt: () => number | null;
  /** Null: not known. */
  readonly freeBytes: () => Promise<number | null>;
  readonly log: Logger;
}

/** Makes the check; what keeps the server from being ready for want of room is logged once, and its end as well. */
export function createReadiness({ isDatabaseReady, databaseFullAt, freeBytes, log }: ReadinessSources) {
  let wasFull = false;

  async function isFull(): Promise<boolean> {
    const bytes = await freeBytes();
    const fullAt = databaseFullAt();
    const isDatabaseFull = fullAt !== null && Date.now() - fullAt < fullDatabaseMs;
    const isFolderFull = bytes !== null && bytes < freeSpaceMin;
    const full = isFolderFull || isDatabaseFull;
    if (full && !wasFull) {
      const sentence = isFolderFull
        ? "not ready: the disk of DATA_DIR is nearly full"
        : "not ready: the disk of the database is full";
      log.error({ freeBytes: bytes, neededBytes: freeSpaceMin }, sentence);
    }
    if (!full && wasFull) log.info({ freeBytes: bytes }, "there is room on the disk again");
    wasFull = full;
    return full;
  }

  return async (): Promise<boolean> => {
    const full = await isFull();
    return (await isDatabaseReady()) && !full;
  };
}
