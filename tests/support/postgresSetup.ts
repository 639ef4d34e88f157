import { tmpdir } from "node:os";
import { pino } from "pino";
import type { TestProject } from "vitest/node";
import { migrate, openDatabase } from "#server/storage/database/database";
import { createDatabaseOn, startPostgres } from "./postgresServer";

declare module "vitest" {
  interface ProvidedContext {
    postgres: { url: string; problem: "" } | { url: null; problem: string };
    /** Name of the migrated, empty database that others are copied from. */
    postgresTemplate: string;
  }
}

/** One PostgreSQL for all server tests. Where it cannot start, the tests that need it say why. */
export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  try {
    const server = await startPostgres();
    const template = await createDatabaseOn(server.url);
    const open = await openDatabase({
      dataDir: tmpdir(),
      databaseUrl: template,
      log: pino({ level: "silent" }),
    });
    await migrate(open);
    await open.close();
    project.provide("postgresTemplate", new URL(template).pathname.slice(1));
    project.provide("postgres", { url: server.url, problem: "" });
    return () => server.stop();
  } catch (error) {
    project.provide("postgres", {
      url: null,
      problem: error instanceof Error ? error.message : String(error),
    });
    return undefined;
  }
}
