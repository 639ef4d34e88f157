/** Shared by all server tests: one temporary folder, one PostgreSQL, and template databases of both kinds. */
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import type { TestProject } from "vitest/node";
import { migrate, openDatabase } from "#server/storage/database/database";
import { runFolder } from "../../scripts/runFolder.mjs";
import { createDatabaseOn, startPostgres } from "./postgresServer";

declare module "vitest" {
  interface ProvidedContext {
    postgres: { url: string; problem: "" } | { url: null; problem: string };
    /** Name of the migrated, empty template database. */
    postgresTemplate: string;
    /** Data folder of a migrated, empty embedded database, to copy. */
    embeddedTemplate: string;
    /** The same before migrations. */
    embeddedUnmigrated: string;
  }
}

type Stop = () => Promise<void>;

const log = pino({ level: "silent" });

/** Runs for each project with server tests; the first run creates everything. */
export async function setup(project: TestProject): Promise<Stop | undefined> {
  const { vitest } = project;
  if (project.getProvidedContext().embeddedTemplate !== undefined) return undefined;
  // Inherited by the workers.
  process.env["TMPDIR"] = runFolder();
  const stops = await Promise.all([providePostgres(vitest), provideEmbedded(vitest)]);
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}

/** If PostgreSQL cannot start, the tests that need it report why. */
async function providePostgres(vitest: TestProject["vitest"]): Promise<Stop> {
  try {
    const server = await startPostgres();
    const template = await createDatabaseOn(server.url);
    const open = await openDatabase({ dataDir: tmpdir(), databaseUrl: template, log });
    await migrate(open);
    await open.close();
    vitest.provide("postgresTemplate", new URL(template).pathname.slice(1));
    vitest.provide("postgres", { url: server.url, problem: "" });
    return () => server.stop();
  } catch (error) {
    vitest.provide("postgres", {
      url: null,
      problem: error instanceof Error ? error.message : String(error),
    });
    return async () => undefined;
  }
}

/** Creates the embedded database once: creating takes seconds, copying does not. */
async function provideEmbedded(vitest: TestProject["vitest"]): Promise<Stop> {
  const folder = await mkdtemp(join(tmpdir(), "sm-embedded-"));
  const [unmigrated, migrated] = [join(folder, "unmigrated"), join(folder, "migrated")];
  await (await openDatabase({ dataDir: unmigrated, databaseUrl: null, log })).close();
  await cp(unmigrated, migrated, { recursive: true });
  const open = await openDatabase({ dataDir: migrated, databaseUrl: null, log });
  await migrate(open);
  await open.close();
  vitest.provide("embeddedUnmigrated", unmigrated);
  vitest.provide("embeddedTemplate", migrated);
  return () => rm(folder, { recursive: true, force: true });
}
