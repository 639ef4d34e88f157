import { DataFolderInUse } from "./storage/dataFolderLock";

/** A reason for not starting that the operator can act on: the message is one sentence and is printed alone. */
export class StartupError extends Error {
  override readonly name = "StartupError";
}

const unreachableCodes = new Set(["ECONNREFUSED", "ECONNRESET", "ENOTFOUND", "ETIMEDOUT", "EAI_AGAIN"]);
/** Of PostgreSQL: wrong password, wrong user, no such database. */
const refusedCodes = new Set(["28P01", "28000", "3D000"]);

/** One sentence, without a stack, for whatever kept a program from starting. */
export function startupSentence(error: unknown): string {
  if (!(error instanceof Error)) return "The server could not start.";
  if (error instanceof StartupError || error instanceof DataFolderInUse) return error.message;
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  if (unreachableCodes.has(code)) return "The database that DATABASE_URL names cannot be reached.";
  if (refusedCodes.has(code))
    return "The database that DATABASE_URL names refuses its user, password or name.";
  return `The server could not start: ${error.message.split("\n", 1)[0] ?? ""}`;
}
