/** The databases that tests of the server run on, for `describe.each(databases)`. */
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

/** A migrated, empty database of the test's own; close() removes it. */
export type TestDatabase = OpenDatabase;

/** One kind of database. */
export interface DatabaseKind {
  readonly name: "embedded" | "postgres";
  /** A fresh database, migrated unless told otherwise. */
  open(options?: { migrated: boolean }): Promise<TestDatabase>;
}

/** The server's own, within its process: it lets in one transaction at a time. */
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

/** For what may differ between them: the driver, transactions, migrations, the queue, imports, one list per endpoint. */
export const bothDatabases: readonly DatabaseKind[] = [postgres, embedded];

/** For everything else: PostgreSQL, and the embedded database too with `npm test -- --all`. */
export const databases: readonly DatabaseKind[] =
  process.env["TEST_DATABASES"] === "all" ? bothDatabases : [postgres];

/** Copies an embedded database; its thousand small files one by one through the event loop take eight times as long. */
export function copyDatabase(from: string, to: string): void {
  cpSync(from, to, { recursive: true });
}

/** An empty folder under the system's temporary one; the caller removes it. */
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
