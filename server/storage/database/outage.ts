import { isDatabaseUnavailable } from "./databaseUnavailable";
import { isStorageFull } from "./storageFull";

/**
 * Whether work failed because nothing can be stored at the moment: the database cannot be reached, or a disk is full.
 * The data is not the cause, so background work waits and is retried.
 */
export function isStorageOutage(error: unknown): boolean {
  return isDatabaseUnavailable(error) || isStorageFull(error);
}
