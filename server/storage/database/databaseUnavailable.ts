/** The error for an unreachable database, and the classification of driver errors. */

/** Stored as an own property of the error, so that it survives if a package copies the error's fields. */
const unavailableCode = "database_unavailable";

/** Outcome of the failed work: it was not done, or its outcome is unknown because the response was lost. */
export type FailedWorkOutcome = "not_done" | "unknown";

/** Thrown if the database is unreachable or the connection broke. `cause` is the driver's error. */
export class DatabaseUnavailable extends Error {
  override readonly name = "DatabaseUnavailable";
  readonly code = unavailableCode;

  constructor(
    cause: unknown,
    readonly outcome: FailedWorkOutcome,
  ) {
    super("The database cannot be reached.", { cause });
  }
}

/** Whether an error was thrown because the database cannot be reached. */
export function isDatabaseUnavailable(error: unknown): boolean {
  return typeof error === "object" && error !== null && "code" in error && error.code === unavailableCode;
}

/** SQLSTATE codes: admin shutdown, crash shutdown, not accepting connections yet, and idle timeouts. */
const endingStates = new Set(["57P01", "57P02", "57P03", "57P05", "25P03"]);

/** Whether PostgreSQL closes the connection with this error. */
export function endsConnection(error: unknown): boolean {
  const code = codeOf(error);
  return endingStates.has(code) || /^08\w{3}$/.test(code);
}

/** SQLSTATE codes: wrong password, wrong user, unknown database. Waiting does not help; an operator must act. */
const refusedStates = new Set(["28P01", "28000", "3D000"]);

/** Whether the server was reached but refused the credentials or the name of the database. */
export function refusesLogin(error: unknown): boolean {
  return refusedStates.has(codeOf(error));
}

/** Whether the server was reached but has no connection left for this process. */
export function hasNoFreeConnection(error: unknown): boolean {
  return codeOf(error) === "53300";
}

/** Returns the code of an error, or of the cause of a DatabaseUnavailable. Empty if it has none. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return "";
  if (error instanceof DatabaseUnavailable) return codeOf(error.cause);
  return "code" in error && typeof error.code === "string" ? error.code : "";
}
