/** The error for an unreachable database, and how to recognise it among the errors of the driver. */

/** Own property of the error, so that it survives where a package copies an error's fields. */
const unavailableCode = "database_unavailable";

/** What became of the work that failed: it was not done, or nobody knows, since the answer to it was lost. */
export type LostOutcome = "not_done" | "unknown";

/** The database is away, or the connection broke. `cause` is what the driver said. */
export class DatabaseUnavailable extends Error {
  override readonly name = "DatabaseUnavailable";
  readonly code = unavailableCode;

  constructor(
    cause: unknown,
    readonly outcome: LostOutcome,
  ) {
    super("The database cannot be reached.", { cause });
  }
}

/** Whether something was thrown because the database cannot be reached. */
export function isDatabaseUnavailable(error: unknown): boolean {
  return typeof error === "object" && error !== null && "code" in error && error.code === unavailableCode;
}

/** Ended by an administrator, by a crash, not accepting calls yet, or idle for too long. */
const endingStates = new Set(["57P01", "57P02", "57P03", "57P05", "25P03"]);

/** Whether PostgreSQL closes the connection with this error. */
export function endsConnection(error: unknown): boolean {
  const code = codeOf(error);
  return endingStates.has(code) || /^08\w{3}$/.test(code);
}

/** Of PostgreSQL: wrong password, wrong user, no such database. Waiting does not help, somebody has to act. */
const refusedStates = new Set(["28P01", "28000", "3D000"]);

/** Whether the database was reached and refused who called, or the name of the database. */
export function refusesLogin(error: unknown): boolean {
  return refusedStates.has(codeOf(error));
}

/** Whether the database was reached and has no connection left for this process. */
export function isFull(error: unknown): boolean {
  return codeOf(error) === "53300";
}

/** The code of an error, or, where a lost database wraps it, of its cause; empty: it has none. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return "";
  if (error instanceof DatabaseUnavailable) return codeOf(error.cause);
  return "code" in error && typeof error.code === "string" ? error.code : "";
}
