import { inject } from "vitest";
import { createDatabaseOn } from "./postgresServer";

/** Address of a database of its own for the calling test, empty unless told otherwise; it ends with the run. */
export async function createDatabase({ migrated } = { migrated: false }): Promise<string> {
  const postgres = inject("postgres");
  if (postgres.url === null) throw new Error(postgres.problem);
  return createDatabaseOn(postgres.url, migrated ? inject("postgresTemplate") : undefined);
}
