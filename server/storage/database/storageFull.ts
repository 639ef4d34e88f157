/** Detects failures caused by a full disk. */

/** No space left or quota exceeded on this machine (ENOSPC, EDQUOT), or disk full on the database server (53100). */
const fullCodes: readonly unknown[] = ["ENOSPC", "EDQUOT", "53100"];

/** Whether an error was caused by a full disk or an exceeded disk quota. */
export function isStorageFull(error: unknown): boolean {
  return error instanceof Error && "code" in error && fullCodes.includes(error.code);
}
