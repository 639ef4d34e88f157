import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import type { TestProject } from "vitest/node";
import { migrate, openDatabase } from "#server/storage/database/database";

declare module "vitest" {
  interface ProvidedContext {
    /** Data folder with a migrated, empty embedded database, to copy. */
    embeddedTemplate: string;
    /** The same before its migrations. */
    embeddedUnmigrated: string;
  }
}

const options = (dataDir: string) => ({ dataDir, databaseUrl: null, log: pino({ level: "silent" }) });

/** Makes the embedded database once, since creating one takes seconds and copying it does not. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const [unmigrated, migrated] = await Promise.all(
    ["sm-embedded-new-", "sm-embedded-"].map((name) => mkdtemp(join(tmpdir(), name))),
  );
  if (unmigrated === undefined || migrated === undefined) throw new Error("There is no temporary folder.");
  await (await openDatabase(options(unmigrated))).close();
  await cp(unmigrated, migrated, { recursive: true });
  const open = await openDatabase(options(migrated));
  await migrate(open);
  await open.close();
  project.provide("embeddedUnmigrated", unmigrated);
  project.provide("embeddedTemplate", migrated);
  return async () => {
    await Promise.all([unmigrated, migrated].map((folder) => rm(folder, { recursive: true, force: true })));
  };
}
