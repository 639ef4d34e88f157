import { sql } from "kysely";
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  createQueue,
  type JobKind,
  type Queue,
  type QueueIntervals,
  type ConcurrentJobKind,
} from "#server/queue/queue";
import { openDatabase, type Database } from "#server/storage/database/database";
import { bothDatabases, silent } from "../support/databases";
import { createDatabase } from "../support/postgres";

const quick = { poll: 0.5, maintenance: 1 };
const patience = { timeout: 20_000, interval: 50 };

const undo: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const each of undo.splice(0).toReversed()) await each();
});

function kind(run: JobKind["run"], changes: Partial<JobKind> = {}): JobKind {
  return { name: "test-job", expireInSeconds: 60, retryLimit: 2, retryDelaySeconds: 0, run, ...changes };
}

async function start(
  db: Database,
  kinds: readonly JobKind[],
  quickKinds: readonly ConcurrentJobKind[] = [],
  intervals: QueueIntervals = quick,
): Promise<Queue> {
  const queue = createQueue(db, silent);
  await queue.start(kinds, quickKinds, intervals);
  undo.push(() => queue.stop());
  return queue;
}

const numbered = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ key: `k${index}`, data: { number: String(index) } }));

/** Deletes a kind of job with all its jobs. */
async function forget(db: Database, name: string): Promise<void> {
  for (const table of ["schedule", "job"] as const) {
    await sql`delete from ${sql.table(`pgboss.${table}`)} where name = ${name}`.execute(db);
  }
  await sql`select pgboss.delete_queue(${name})`.execute(db);
}

describe.each(bothDatabases)("Queue ($name)", async ({ open }) => {
  const database = await open();
  const { db } = database;
  beforeEach(() => void undo.push(() => forget(db, "test-job")));
  afterAll(() => database.close());

  test("runs enqueued jobs, each key once while it waits", async () => {
    const ran: string[] = [];
    const queue = await start(db, [kind(async ({ number = "" }) => void ran.push(number))]);
    await queue.send("test-job", [...numbered(3), ...numbered(3)]);
    await vi.waitFor(() => expect(ran.toSorted()).toEqual(["0", "1", "2"]), patience);
  });

  test("retries failed jobs, and continues with the next", async () => {
    let tries = 0;
    const queue = await start(db, [
      kind(async ({ number }) => {
        tries += 1;
        if (number === "0" && tries === 1) throw new Error("Once only.");
      }),
    ]);
    await queue.send("test-job", numbered(1));
    await vi.waitFor(() => expect(tries).toBe(2), patience);
  });

  test("recovers jobs of a killed server", async () => {
    await (await start(db, [kind(async () => undefined)])).stop();
    await sql`insert into pgboss.job (name, data, policy, retry_limit, state, started_on)
      values ('test-job', '{"number":"0"}', 'short', 2, 'active', now() - interval '1 hour')`.execute(db);
    const ran: string[] = [];
    await start(db, [kind(async ({ number = "" }) => void ran.push(number))]);
    await vi.waitFor(() => expect(ran).toEqual(["0"]), patience);
  });

  test("waits for running jobs before it stops, and records their completion", async () => {
    let end = (): void => undefined;
    let isRunning = false;
    const queue = await start(db, [
      kind(async () => {
        isRunning = true;
        await new Promise<void>((resolve) => (end = resolve));
      }),
    ]);
    await queue.send("test-job", numbered(1));
    await vi.waitFor(() => expect(isRunning).toBe(true), patience);
    const stopped = queue.stop();
    end();
    await stopped;
    const { rows } = await sql`select state::text from pgboss.job where name = 'test-job'`.execute(db);
    expect(rows).toEqual([{ state: "completed" }]);
  });

  test("removes the schedules of earlier releases", async () => {
    await (await start(db, [kind(async () => undefined)])).stop();
    await sql`insert into pgboss.schedule (name, cron) values ('test-job', '0 3 * * *')`.execute(db);
    await start(db, [kind(async () => undefined)]);
    const { rows } = await sql`select name from pgboss.schedule`.execute(db);
    expect(rows).toEqual([]);
  });
});

describe.each(bothDatabases)("Concurrent kinds of jobs ($name)", async ({ open }) => {
  const intervals = { ...quick, concurrent: { poll: 100, sweep: 60_000, gracePeriod: 1_000 } };
  const database = await open();
  beforeEach(() => void undo.push(() => forget(database.db, "quick")));
  afterAll(() => database.close());

  async function startWith(kind: Partial<ConcurrentJobKind> & Pick<ConcurrentJobKind, "run">) {
    const rules = { expireInSeconds: 60, retryLimit: 2, retryDelaySeconds: 0, slots: 3 };
    const kinds = [{ name: "quick", ...rules, ...kind }];
    const queue = await start(database.db, [], kinds, intervals);
    return { db: database.db, queue };
  }

  test("run in parallel up to the limit, are retried on failure, and leave nothing behind", async () => {
    let [running, most, ended] = [0, 0, 0];
    const failed = new Set<string>();
    const { db, queue } = await startWith({
      async run({ number = "" }) {
        running += 1;
        most = Math.max(most, running);
        await new Promise((resolve) => setImmediate(resolve));
        running -= 1;
        if (number === "4" && !failed.has(number)) {
          failed.add(number);
          throw new Error("Once only.");
        }
        ended += 1;
      },
    });
    await queue.send("quick", numbered(12));
    await vi.waitFor(() => expect(ended).toBe(12), patience);
    expect(most).toBe(3);
    await vi.waitFor(async () => {
      const { rows } = await sql`select id from pgboss.job where name = 'quick'`.execute(db);
      expect(rows).toEqual([]);
    }, patience);
  });

  test("are enqueued with their transaction or not at all, not before their time, and once", async () => {
    const ran: string[] = [];
    const { db, queue } = await startWith({
      deduplicatesByKey: true,
      run: async ({ number = "" }) => void ran.push(number),
    });
    const send = (key: string, fails: boolean) =>
      db.transaction().execute(async (tx) => {
        await queue.send("quick", [{ key, data: { number: key } }], tx);
        if (fails) throw new Error("Taken back.");
      });
    await expect(send("lost", true)).rejects.toThrow("Taken back.");
    const startAfter = new Date(Date.now() + 3_600_000);
    const late = { key: "late", data: { number: "late" }, startAfter };
    for (const each of [late, late]) await queue.send("quick", [each]);
    const waiting = () =>
      sql`select start_after from pgboss.job where singleton_key = 'late'`
        .execute(db)
        .then(({ rows }) => rows);
    expect(await waiting()).toEqual([{ start_after: startAfter }]);
    await send("kept", false);
    await vi.waitFor(() => expect(ran).toEqual(["kept"]), patience);
    expect(await waiting()).toHaveLength(1);
    await sql`update pgboss.job set start_after = now() where singleton_key = 'late'`.execute(db);
    await vi.waitFor(() => expect(ran).toEqual(["kept", "late"]), patience);
  });
});

test("Queue: waiting jobs run at once, not one per poll", async () => {
  const database = await openDatabase({
    dataDir: "unused",
    databaseUrl: await createDatabase(),
    log: silent,
  });
  undo.push(() => database.close());
  const ran: string[] = [];
  const run = async ({ number = "" }) => void ran.push(number);
  const queue = await start(database.db, [kind(run)], [], { poll: 4, maintenance: 60 });
  await queue.send("test-job", numbered(12));
  await vi.waitFor(() => expect(ran).toHaveLength(12), patience);
});

function latch() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { open: () => open(), opened };
}

test("Queue: two servers on one database share the jobs, and each runs once", async () => {
  const databaseUrl = await createDatabase();
  const ran: string[] = [];
  // The first job of each waits until the other has started one, so that neither runs all of them.
  const started = { a: latch(), b: latch() };
  const both = await Promise.all(
    (["a", "b"] as const).map(async (server) => {
      const database = await openDatabase({ dataDir: "unused", databaseUrl, log: silent });
      undo.push(() => database.close());
      const run = async ({ number = "" }) => {
        ran.push(`${server}${number}`);
        started[server].open();
        await Promise.all([started.a.opened, started.b.opened]);
      };
      return start(database.db, [kind(run)]);
    }),
  );
  await both[0]?.send("test-job", numbered(12));
  await vi.waitFor(() => expect(ran.length).toBeGreaterThanOrEqual(12), patience);
  expect(new Set(ran.map((each) => each.slice(1))).size).toBe(12);
  expect(ran).toHaveLength(12);
  expect(new Set(ran.map((each) => each[0]))).toEqual(new Set(["a", "b"]));
});
