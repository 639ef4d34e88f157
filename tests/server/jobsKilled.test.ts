import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { sql } from "kysely";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { openDatabase } from "#server/storage/database/database";
import { lockProcesses } from "#server/storage/processes/processWrites";
import { silent } from "../support/databases";
import { addProcesses, addTarget, nodeIds, jobHarness } from "../support/jobs";
import { createDatabase } from "../support/postgres";
import { bundleQueueServer, kill, spawnQueueServer } from "../support/queueServers";
import { countWaiting } from "../support/waiting";

const patience = { timeout: 30_000, interval: 50 };
const count = 200;
/** The server is killed during its fourth batch of ten; see the program. */
const doneBefore = 30;

beforeAll(async () => void (await bundleQueueServer()));

const undo: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const each of undo.splice(0).toReversed()) await each();
});

async function startServer(databaseUrl: string): Promise<ChildProcess> {
  const child = await spawnQueueServer(databaseUrl);
  undo.push(() => kill(child));
  await once(child.stdout, "data");
  return child;
}

test("Jobs: one of two servers is killed during a bulk restart: no process is lost or restarted twice", async () => {
  const databaseUrl = await createDatabase({ migrated: true });
  const { db, close } = await openDatabase({ dataDir: "unused", databaseUrl, log: silent });
  undo.push(close);
  await addTarget(db);
  const ids = await addProcesses(db, count, { status: "ERROR", tries: 20 });
  const harness = await jobHarness(db);
  const { job } = await harness.mutate("prepareProcessJob", {
    selection: { ids: nodeIds(ids) },
    action: "RESTART",
  });
  // No queue runs here, so the job waits for a server.
  await harness.mutate("startJob", { id: job.id, expectedCount: count });

  const first = await startServer(databaseUrl);
  // Newest first, so this one is in the fourth batch, which cannot end before the kill.
  const held = ids.at(-1 - doneBefore) ?? 0;
  await db.transaction().execute(async (tx) => {
    await lockProcesses(tx, [held]);
    await vi.waitFor(async () => expect((await harness.read(job.id)).succeeded).toBe(doneBefore), patience);
    await vi.waitFor(async () => expect(await countWaiting(db)).toBeGreaterThan(0), patience);
    await startServer(databaseUrl);
    await kill(first);
    expect(await harness.read(job.id)).toMatchObject({ state: "RUNNING", succeeded: doneBefore });
  });

  await vi.waitFor(async () => expect((await harness.read(job.id)).state).toBe("FINISHED"), patience);
  expect(await harness.read(job.id)).toMatchObject({ succeeded: count, failed: 0, skipped: 0 });
  expect(await harness.results(job.id)).toEqual({ SUCCEEDED: count });
  const { rows } = await sql<{ restarts: number; entries: number }>`
      select distinct p.restarts, (select count(*) from activity a where a.target_id = p.pid) as entries
      from process p`.execute(db);
  expect(rows).toEqual([{ restarts: 1, entries: 1 }]);
});
