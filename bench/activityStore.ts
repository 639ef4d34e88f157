import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { pino } from "pino";
import { migrate, openDatabase, type Database } from "#server/storage/database/database";
import { storeManyActivities } from "../tests/support/manyActivities";
import { startPostgres } from "../tests/support/postgresServer";

/** The number of log entries. */
export const entryCount = Number(process.env.BENCH_ENTRIES ?? 10_000_000);

/** A database with log entries. */
export interface ActivityStore {
  readonly db: Database;
  readonly url: string;
  /** Time of the latest entry. */
  readonly until: Date;
  /** Seconds that generating the entries took; null if they were kept from an earlier run. */
  readonly seconds: number | null;
  close(): Promise<void>;
}

/**
 * Opens a database with `entryCount` entries on a throwaway PostgreSQL, or on the server at BENCH_POSTGRES (a URL), where
 * it is kept for the next run.
 */
export async function openActivityStore(): Promise<ActivityStore> {
  const kept = process.env.BENCH_POSTGRES;
  const postgres = kept ? null : await startPostgres();
  const dataDir = mkdtempSync(join(tmpdir(), "sm-activities-"));
  const url = await databaseOn(kept ?? postgres?.url ?? "", `bench_activities_${entryCount}`);
  const open = await openDatabase({ dataDir, databaseUrl: url, log: pino({ level: "silent" }) });
  await migrate(open);
  const { db } = open;
  const begin = performance.now();
  const isFilled = (await latestAt(db)) !== undefined;
  if (!isFilled) await storeManyActivities(db, { count: entryCount, until: new Date() });
  return {
    db,
    url,
    until: (await latestAt(db)) ?? new Date(),
    seconds: isFilled ? null : (performance.now() - begin) / 1_000,
    async close() {
      await open.close();
      await postgres?.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function latestAt(db: Database): Promise<Date | undefined> {
  const latest = await db
    .selectFrom("activity")
    .select("at")
    .orderBy("at", "desc")
    .limit(1)
    .executeTakeFirst();
  return latest?.at;
}

/** Creates the database unless it exists. */
async function databaseOn(server: string, name: string): Promise<string> {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    const { rowCount } = await client.query("select from pg_database where datname = $1", [name]);
    if (rowCount === 0) await client.query(`create database ${name} template template0`);
  } finally {
    await client.end();
  }
  const address = new URL(server);
  address.pathname = `/${name}`;
  return address.href;
}
