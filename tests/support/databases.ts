/** Both databases, for `describe.each(databases)`: every test of the server runs on each. */
import { cpSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { inject } from "vitest";
import { openDatabase, type OpenDatabase } from "#server/storage/database/database";
import { createDatabase } from "./postgres";

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

export const databases: readonly DatabaseKind[] = [
  {
    name: "embedded",
    async open({ migrated } = { migrated: true }) {
      const dataDir = await temporaryFolder();
      const template = inject(migrated ? "embeddedTemplate" : "embeddedUnmigrated");
      copyDatabase(template, dataDir);
      return removedAfterwards(await openDatabase({ dataDir, databaseUrl: null, log: silent }), dataDir);
    },
  },
  {
    name: "postgres",
    async open({ migrated } = { migrated: true }) {
      const dataDir = await temporaryFolder();
      const databaseUrl = await createDatabase({ migrated });
      return removedAfterwards(await openDatabase({ dataDir, databaseUrl, log: silent }), dataDir);
    },
  },
];

/** Copies an embedded database; its thousand small files one by one through the event loop take eight times as long. */
export function copyDatabase(from: string, to: string): void {
  cpSync(from, to, { recursive: true });
}

/** An empty folder under the system's temporary one; the caller removes it. */
export function temporaryFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), "sm-test-"));
}

function removedAfterwards(open: OpenDatabase, dataDir: string): TestDatabase {
  const close = async () => {
    await open.close();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { ...open, close };
}
