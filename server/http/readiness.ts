/** Readiness check: the database responds and there is enough disk space. */
import type { Logger } from "pino";
import { freeSpaceMin } from "#server/freeSpace";

/** How long the database counts as full after it last reported a full disk, in milliseconds. */
const fullDatabaseMs = 60_000;

interface ReadinessSources {
  readonly isDatabaseReady: () => Promise<boolean>;
  /** When the database last failed a write because its disk was full (as Date.now()); `null` if never. */
  readonly databaseFullAt: () => number | null;
  /** Resolves to null if unknown. */
  readonly freeBytes: () => Promise<number | null>;
  readonly log: Logger;
}

/** Creates the check. Logs once when the disk becomes full and once when space is available again. */
export function createReadiness({ isDatabaseReady, databaseFullAt, freeBytes, log }: ReadinessSources) {
  let wasFull = false;

  async function isFull(): Promise<boolean> {
    const bytes = await freeBytes();
    const diskFullAt = databaseFullAt();
    const isDatabaseFull = diskFullAt !== null && Date.now() - diskFullAt < fullDatabaseMs;
    const isFolderFull = bytes !== null && bytes < freeSpaceMin;
    const full = isFolderFull || isDatabaseFull;
    if (full && !wasFull) {
      const sentence = isFolderFull
        ? "not ready: the disk of DATA_DIR is nearly full"
        : "not ready: the disk of the database is full";
      log.error({ freeBytes: bytes, neededBytes: freeSpaceMin }, sentence);
    }
    if (!full && wasFull) log.info({ freeBytes: bytes }, "the disk has free space again");
    wasFull = full;
    return full;
  }

  return async (): Promise<boolean> => {
    const full = await isFull();
    return (await isDatabaseReady()) && !full;
  };
}
