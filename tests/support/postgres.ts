import { Client } from "pg";
import { inject } from "vitest";
import { createDatabaseOn } from "./postgresServer";

/** URL of a new database for the calling test, empty by default; removed when the run ends. */
export async function createDatabase({ migrated } = { migrated: false }): Promise<string> {
  return createDatabaseOn(maintenanceUrl(), migrated ? inject("postgresTemplate") : undefined);
}

/** Drops a test database together with open connections to it. */
export async function dropDatabase(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: maintenanceUrl() });
  await client.connect();
  try {
    const name = client.escapeIdentifier(new URL(databaseUrl).pathname.slice(1));
    await client.query(`DROP DATABASE ${name} WITH (FORCE)`);
  } finally {
    await client.end();
  }
}

function maintenanceUrl(): string {
  const postgres = inject("postgres");
  if (postgres.url === null) throw new Error(postgres.problem);
  return postgres.url;
}
