/** An embedded database whose worker thread dies. */
import type { Worker } from "node:worker_threads";
import { rm } from "node:fs/promises";
import { sql } from "kysely";
import { expect, inject, test, vi } from "vitest";
import { readConfig } from "#server/config";
import { startServer } from "#server/http/server";
import { openDatabase } from "#server/storage/database/database";
import { copyDatabase, silent, temporaryFolder } from "../../support/databases";

test("Lost embedded database: is reported as unavailable, ends the process, and is intact at the next start", async () => {
  const dataDir = await temporaryFolder();
  copyDatabase(inject("embeddedTemplate"), dataDir);
  const threads: Worker[] = [];
  const remember = (thread: Worker): void => void threads.push(thread);
  process.on("worker", remember);
  const onDatabaseLost = vi.fn();
  const config = readConfig({ PORT: "0", DATA_DIR: dataDir, OPERATIONS: "any" }, { demo: false });
  const server = await startServer({ config, root: ".", log: silent, onDatabaseLost });
  process.off("worker", remember);
  const { db } = server.open ?? {};
  if (db === undefined) throw new Error("There is a database.");
  await sql`create table note (text text)`.execute(db);
  await sql`insert into note values ('kept')`.execute(db);

  // Background work of the start uses the database as well: a transaction has it alone.
  const began = vi.fn();
  const running = db.transaction().execute(async (tx) => {
    began();
    const counting = sql`select count(*) from generate_series(1, 1000000000)`.execute(tx);
    await expect(counting).rejects.toMatchObject({ code: "database_unavailable", outcome: "unknown" });
  });
  const failed = expect(running).rejects.toMatchObject({ code: "database_unavailable" });
  await expect.poll(() => began.mock.calls.length).toBe(1);
  await threads[0]?.terminate();
  await failed;
  expect(onDatabaseLost).toHaveBeenCalledOnce();
  const answer = await fetch(`${server.url}/mgt/graphql`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ query: "{ instance { version } }" }),
  });
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({ errors: [{ extensions: { code: "database_unavailable" } }] });
  const statuses = ["/healthz", "/readyz"].map(async (path) => (await fetch(server.url + path)).status);
  expect(await Promise.all(statuses)).toEqual([200, 503]);
  await server.close();

  const again = await openDatabase({ dataDir, databaseUrl: null, log: silent });
  expect((await sql`select text from note`.execute(again.db)).rows).toEqual([{ text: "kept" }]);
  await again.close();
  await rm(dataDir, { recursive: true });
});
