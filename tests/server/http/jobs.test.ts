import { rm } from "node:fs/promises";
import { expect, inject, test, vi } from "vitest";
import { readConfig } from "#server/config";
import { startServer, type RunningServer } from "#server/http/server";
import { copyDatabase, databases, silent, temporaryFolder } from "../../support/databases";
import { createDatabase } from "../../support/postgres";

async function startRuns({ open }: RunningServer): Promise<number> {
  if (open === null) throw new Error("There is no database.");
  const runs = await open.db
    .selectFrom("automated_job_run")
    .select("id")
    .where("job_name", "=", "record-daily-figures")
    .where("cause", "=", "START")
    .where("state", "=", "SUCCEEDED")
    .execute();
  return runs.length;
}

test.each(databases)("Jobs over HTTP: a server on $name runs its jobs across restarts", async ({ name }) => {
  const dataDir = await temporaryFolder();
  if (name === "embedded") copyDatabase(inject("embeddedTemplate"), dataDir);
  const env = {
    PORT: "0",
    DATA_DIR: dataDir,
    DATABASE_URL: name === "postgres" ? await createDatabase() : "",
  };
  const config = readConfig(env, { demo: false });
  const start = () => startServer({ config, root: ".", log: silent, runsJobs: true });
  // Closed immediately, while its queue is still starting.
  await (await start()).close();
  const server = await start();
  const patience = { timeout: 40_000 };
  await vi.waitFor(async () => expect(await startRuns(server)).toBeGreaterThan(0), patience);
  const runs = await startRuns(server);
  await server.close();
  const further = await start();
  await vi.waitFor(async () => expect(await startRuns(further)).toBe(runs + 1), patience);
  await further.close();
  await rm(dataDir, { recursive: true });
});
