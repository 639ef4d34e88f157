/** Failures for want of room. */

/** No space, or no more for this account, on this machine's disk or on that of the database. */
const fullCodes: readonly unknown[] = ["ENOSPC", "EDQUOT", "53100"];

/** Whether something failed because a disk is full. */
export function isStorageFull(error: unknown): boolean {
  return error instanceof Error && "code" in error && fullCodes.includes(error.code);
}
