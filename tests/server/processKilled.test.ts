import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { sql } from "kysely";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { openDatabase } from "#server/storage/database/database";
import { silent } from "../support/databases";
import { createDatabase } from "../support/postgres";
import { storePlace, storeProcess } from "../support/processCalls";
import { startTarget } from "../support/processTarget";
import { bundleQueueServer, kill, spawnQueueServer } from "../support/queueServers";

const patience = { timeout: 30_000, interval: 50 };
const processCount = 160;
/** Per server; see the program. */
const slots = 8;
const answerMs = 60;

beforeAll(async () => void (await bundleQueueServer()));

const undo: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const each of undo.splice(0).toReversed()) await each();
});

async function startServer(databaseUrl: string): Promise<ChildProcess> {
  const child = await spawnQueueServer(databaseUrl);
  undo.push(() => kill(child));
  await once(child.stdout, "data");
  return child;
}

/**
 * Responds after a delay once released; records the effect of each key, and overlapping calls of one process.
 */
async function countingTarget() {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const effects = new Map<string, number>();
  const running = new Map<number, number>();
  const overlaps: number[] = [];
  /** Keys of aborted calls. */
  const broken: string[] = [];
  const target = await startTarget((_request, response, { key, body }) => {
    const { number } = JSON.parse(body) as { number: number };
    const others = running.get(number) ?? 0;
    if (others > 0) overlaps.push(number);
    running.set(number, others + 1);
    response.once("close", () => {
      running.set(number, (running.get(number) ?? 1) - 1);
      if (!response.writableEnded) broken.push(key);
    });
    // The call takes effect before the response: a server may die in between.
    if (!effects.has(key)) effects.set(key, number);
    void released.then(() => setTimeout(() => response.end("{}"), answerMs));
  });
  undo.push(() => target.close());
  const runningCount = () => [...running.values()].reduce((sum, count) => sum + count, 0);
  return { target, effects, overlaps, broken, runningCount, release: () => release() };
}

test("Killed servers: one of two servers is killed during its attempts: all are made, one at a time, each with one effect", async () => {
  const databaseUrl = await createDatabase({ migrated: true });
  const { db, close } = await openDatabase({ dataDir: "unused", databaseUrl, log: silent });
  undo.push(close);
  const { target, effects, overlaps, broken, runningCount, release } = await countingTarget();
  await storePlace(db, target.url);
  const due = { status: "ERROR", tries: 2, next_retry_at: new Date(Date.now() - 60_000) } as const;
  const ids: number[] = [];
  for (let index = 0; index < processCount; index += 1) {
    ids.push(await storeProcess(db, { is_queued: false, ...(index % 2 === 0 && due) }));
  }

  const servers = await Promise.all([startServer(databaseUrl), startServer(databaseUrl)]);
  await vi.waitFor(() => expect(runningCount()).toBe(2 * slots), { ...patience, interval: 5 });
  const [first] = servers;
  if (first) await kill(first);
  await vi.waitFor(() => expect(runningCount()).toBe(slots), patience);
  expect(broken).toHaveLength(slots);
  // Their attempts have timed out; those of the other server have not, however slow the machine.
  await sql`update process_attempt set started_at = started_at - interval '1 minute'
      where idempotency_key = any(${broken}::text[])`.execute(db);
  release();

  await vi.waitFor(async () => {
    const { count } = await db
      .selectFrom("process")
      .select((eb) => eb.fn.countAll<number>().as("count"))
      .where("status", "=", "SUCCESS")
      .executeTakeFirstOrThrow();
    expect(count).toBe(processCount);
  }, patience);

  expect(overlaps).toEqual([]);
  // One key per process, whatever happened to its server.
  expect(effects.size).toBe(processCount);
  expect(new Set(effects.values())).toEqual(new Set(ids));
  const attempts = await db.selectFrom("process_attempt").selectAll().orderBy("number").execute();
  const interrupted = attempts.filter((attempt) => attempt.state === "INTERRUPTED");
  expect(interrupted).toHaveLength(slots);
  for (const attempt of interrupted) {
    const next = attempts.find(
      (each) => each.process_id === attempt.process_id && each.number === attempt.number + 1,
    );
    expect(next).toMatchObject({ state: "SUCCEEDED", idempotency_key: attempt.idempotency_key });
  }
  expect(attempts).toHaveLength(processCount + interrupted.length);
  const rows = await db.selectFrom("process").select(["id", "tries", "next_retry_at"]).execute();
  expect(new Set(rows.map(({ id, tries }) => tries - (ids.indexOf(id) % 2 === 0 ? 3 : 1)))).toEqual(
    new Set([0]),
  );
  expect(rows.every((row) => row.next_retry_at === null)).toBe(true);
});
