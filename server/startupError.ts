import { DataFolderInUse } from "./storage/database/dataFolderLock";
import { isDatabaseUnavailable, refusesLogin } from "./storage/database/databaseUnavailable";

/** A startup failure that the operator can fix. The message is one sentence and is printed without a stack. */
export class StartupError extends Error {
  override readonly name = "StartupError";
}

/** Describes any startup error in one sentence, without a stack. */
export function describeStartupError(error: unknown): string {
  if (!(error instanceof Error)) return "The server could not start.";
  if (error instanceof StartupError || error instanceof DataFolderInUse) return error.message;
  if (refusesLogin(error))
    return "The database server rejected the user, password or database name in DATABASE_URL.";
  if (isDatabaseUnavailable(error)) return "The database at DATABASE_URL cannot be reached.";
  return `The server could not start: ${error.message.split("\n", 1)[0] ?? ""}`;
}
