import { inject } from "vitest";
import { createDatabaseOn } from "./postgresServer";

/** Address of a fresh, empty PostgreSQL database for the calling test; the server ends with the run. */
export async function createDatabase(): Promise<string> {
  const postgres = inject("postgres");
  if (postgres.url === null) throw new Error(postgres.problem);
  return createDatabaseOn(postgres.url);
}
