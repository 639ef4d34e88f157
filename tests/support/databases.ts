/** The databases that server tests run on, for `describe.each(databases)`. */
import { cpSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { inject } from "vitest";
import { openDatabase, type OpenDatabase } from "#server/storage/database/database";
import { createDatabase, dropDatabase } from "./postgres";

/** Logs nothing. */
export const silent = pino({ level: "silent" });

/** A migrated, empty database for one test; close() removes it. */
export type TestDatabase = OpenDatabase;

/** One kind of database. */
export interface DatabaseKind {
  readonly name: "embedded" | "postgres";
  /** Opens a new database, migrated by default. */
  open(options?: { migrated: boolean }): Promise<TestDatabase>;
}

/** The in-process database; it runs one transaction at a time. */
const embedded: DatabaseKind = {
  name: "embedded",
  async open({ migrated } = { migrated: true }) {
    const dataDir = await temporaryFolder();
    const template = inject(migrated ? "embeddedTemplate" : "embeddedUnmigrated");
    copyDatabase(template, dataDir);
    const open = await openDatabase({ dataDir, databaseUrl: null, log: silent });
    return closedWith(open, () => rm(dataDir, { recursive: true, force: true }));
  },
};

export const postgres: DatabaseKind = {
  name: "postgres",
  async open({ migrated } = { migrated: true }) {
    const databaseUrl = await createDatabase({ migrated });
    const open = await openDatabase({ dataDir: "unused", databaseUrl, log: silent });
    return closedWith(open, () => dropDatabase(databaseUrl));
  },
};

/** For behaviour that may differ: driver, transactions, migrations, queue, imports, one list per endpoint. */
export const bothDatabases: readonly DatabaseKind[] = [postgres, embedded];

/** For all else: PostgreSQL, and the embedded database too with `npm test -- --all`. */
export const databases: readonly DatabaseKind[] =
  process.env["TEST_DATABASES"] === "all" ? bothDatabases : [postgres];

/**
 * Copies an embedded database synchronously; copying its
 * thousand small files asynchronously takes eight times as long.
 */
export function copyDatabase(from: string, to: string): void {
  cpSync(from, to, { recursive: true });
}

/** An empty temporary folder; the caller removes it. */
export function temporaryFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), "sm-test-"));
}

function closedWith(open: OpenDatabase, remove: () => Promise<void>): TestDatabase {
  const close = async () => {
    await open.close();
    await remove();
  };
  return { ...open, close };
}
