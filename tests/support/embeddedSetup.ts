import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import type { TestProject } from "vitest/node";
import { migrate, openDatabase } from "../../server/storage/database";

declare module "vitest" {
  interface ProvidedContext {
    /** Data folder with a migrated, empty embedded database, to copy. */
    embeddedTemplate: string;
  }
}

/** Makes the embedded database once, since creating one takes seconds and copying it does not. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), "sm-embedded-"));
  const open = await openDatabase({ dataDir, databaseUrl: null, log: pino({ level: "silent" }) });
  await migrate(open);
  await open.close();
  project.provide("embeddedTemplate", dataDir);
  return () => rm(dataDir, { recursive: true, force: true });
}
