import { sql } from "kysely";
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createQueue, type JobKind, type Queue } from "#server/queue/queue";
import { openDatabase, type Database } from "#server/storage/database/database";
import { bothDatabases, silent } from "../support/databases";
import { createDatabase } from "../support/postgres";

const patience = { timeout: 20_000, interval: 50 };
const name = "test-job";

const undo: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const each of undo.splice(0).toReversed()) await each();
});

/** Starts a queue with one kind of job. */
async function start(
  db: Database,
  kind: Pick<JobKind, "run"> & Partial<JobKind>,
  poll = 100,
): Promise<Queue> {
  const queue = createQueue(db, silent);
  const rules = { expireInSeconds: 60, retryLimit: 2, retryDelaySeconds: 0, slots: 3 };
  const worker = { poll, sweep: 60_000, gracePeriod: 1_000 };
  await queue.start([{ name, ...rules, ...kind }], { maintenance: 1, worker });
  undo.push(() => queue.stop());
  return queue;
}

const numbered = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ key: `k${index}`, data: { number: String(index) } }));

/** Deletes the kind of job with all its jobs. */
async function forget(db: Database): Promise<void> {
  for (const table of ["schedule", "job"] as const) {
    await sql`delete from ${sql.table(`pgboss.${table}`)} where name = ${name}`.execute(db);
  }
  await sql`select pgboss.delete_queue(${name})`.execute(db);
}

function latch() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { open: () => open(), opened };
}

describe.each(bothDatabases)("Queue ($name)", async ({ open }) => {
  const database = await open();
  const { db } = database;
  beforeEach(() => void undo.push(() => forget(db)));
  afterAll(() => database.close());
  const states = async () => {
    const { rows } = await sql`select state::text from pgboss.job where name = ${name}`.execute(db);
    return rows;
  };

  test("runs jobs in parallel up to the limit, retries failed ones, and leaves nothing behind", async () => {
    let [running, most, ended] = [0, 0, 0];
    const failed = new Set<string>();
    const queue = await start(db, {
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
    await queue.send(name, numbered(12));
    await vi.waitFor(() => expect(ended).toBe(12), patience);
    expect(most).toBe(3);
    await vi.waitFor(async () => expect(await states()).toEqual([]), patience);
  });

  test("enqueues jobs with their transaction or not at all, not before their time, and once", async () => {
    const ran: string[] = [];
    const queue = await start(db, {
      deduplicatesByKey: true,
      run: async ({ number = "" }) => void ran.push(number),
    });
    const send = (key: string, fails: boolean) =>
      db.transaction().execute(async (tx) => {
        await queue.send(name, [{ key, data: { number: key } }], tx);
        if (fails) throw new Error("Taken back.");
      });
    await expect(send("lost", true)).rejects.toThrow("Taken back.");
    const startAfter = new Date(Date.now() + 3_600_000);
    const late = { key: "late", data: { number: "late" }, startAfter };
    for (const each of [late, late]) await queue.send(name, [each]);
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

  test("recovers jobs of a killed server", async () => {
    await (await start(db, { run: async () => undefined })).stop();
    await sql`insert into pgboss.job (name, data, policy, retry_limit, state, started_on)
      values (${name}, '{"number":"0"}', 'standard', 2, 'active', now() - interval '1 hour')`.execute(db);
    const ran: string[] = [];
    await start(db, { run: async ({ number = "" }) => void ran.push(number) });
    await vi.waitFor(() => expect(ran).toEqual(["0"]), patience);
  });

  test("waits for running jobs before it stops, and records their completion", async () => {
    const [begun, end] = [latch(), latch()];
    const queue = await start(db, {
      async run() {
        begun.open();
        await end.opened;
      },
    });
    await queue.send(name, numbered(1));
    await begun.opened;
    const stopped = queue.stop();
    end.open();
    await stopped;
    expect(await states()).toEqual([]);
  });

  test("removes the schedules of earlier releases", async () => {
    await (await start(db, { run: async () => undefined })).stop();
    await sql`insert into pgboss.schedule (name, cron) values (${name}, '0 3 * * *')`.execute(db);
    await start(db, { run: async () => undefined });
    const { rows } = await sql`select name from pgboss.schedule`.execute(db);
    expect(rows).toEqual([]);
  });

  test("runs waiting jobs at once, not one per poll", async () => {
    const ran: string[] = [];
    const run = async ({ number = "" }) => void ran.push(number);
    const queue = await start(db, { run, slots: 1 }, 3_600_000);
    await queue.send(name, numbered(12));
    await vi.waitFor(() => expect(ran).toHaveLength(12), patience);
  });
});

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
      return start(database.db, { run, slots: 1 });
    }),
  );
  await both[0]?.send(name, numbered(12));
  await vi.waitFor(() => expect(ran.length).toBeGreaterThanOrEqual(12), patience);
  expect(new Set(ran.map((each) => each.slice(1))).size).toBe(12);
  expect(ran).toHaveLength(12);
  expect(new Set(ran.map((each) => each[0]))).toEqual(new Set(["a", "b"]));
});
