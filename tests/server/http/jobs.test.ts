import { rm } from "node:fs/promises";
import { sql } from "kysely";
import { expect, inject, test, vi } from "vitest";
import { readConfig } from "#server/config";
import { startServer, type RunningServer } from "#server/http/server";
import { copyDatabase, databases, silent, temporaryFolder } from "../../support/databases";
import { createDatabase } from "../../support/postgres";

const nightly = { name: "okkomm-nightly", cron: "0 3 * * *", timezone: "Europe/Berlin" };

async function schedules({ open }: RunningServer): Promise<unknown[]> {
  if (open === null) throw new Error("There is no database.");
  const { rows } = await sql`select name, cron, timezone from pgboss.schedule order by name desc`.execute(
    open.db,
  );
  return rows;
}

test.each(databases)("Jobs over HTTP: a server on $name keeps its jobs across restarts", async ({ name }) => {
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
  await vi.waitFor(async () => expect(await schedules(server)).toContainEqual(nightly), {
    timeout: 40_000,
  });
  await server.close();
  const further = await start();
  expect(await schedules(further)).toContainEqual(nightly);
  await further.close();
  await rm(dataDir, { recursive: true });
});
