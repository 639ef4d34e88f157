import { isDatabaseUnavailable } from "./databaseUnavailable";
import { isStorageFull } from "./storageFull";

/**
 * Whether work failed because nothing can be stored at the moment: the database cannot be reached, or a disk is full.
 * What was to be stored is not at fault, so background work waits and is repeated.
 */
export function isStorageOutage(error: unknown): boolean {
  return isDatabaseUnavailable(error) || isStorageFull(error);
}
