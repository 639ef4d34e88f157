import { sql } from "kysely";
import { afterEach, describe, expect, test, vi } from "vitest";
import { attemptKind, type AttemptQueueLimits } from "#server/domain/attempts/attemptQueue";
import { startDueAttempt } from "#server/domain/attempts/attempts";
import { submitApplication } from "#server/domain/processes/submitApplication";
import type { Queue } from "#server/queue/queue";
import type { Database } from "#server/storage/database/database";
import { databases } from "../support/databases";
import { place, processContext, storePlace, storeProcess } from "../support/processCalls";
import { startTarget } from "../support/processTarget";
import { servicesOf } from "../support/services";

const patience = { timeout: 20_000, interval: 20 };
const intervals = { maintenance: 1, worker: { poll: 100, sweep: 100, gracePeriod: 50 } };
const minute = 60_000;

const undo: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const each of undo.splice(0).toReversed()) await each();
});

describe.each(databases)("Attempts in the queue ($name)", ({ open }) => {
  async function opened(answer: () => boolean = () => true) {
    const database = await open();
    undo.push(() => database.close());
    const target = await startTarget((_request, response) => {
      if (answer()) response.end("{}");
    });
    undo.push(() => target.close());
    await storePlace(database.db, target.url);
    return { db: database.db, target };
  }

  async function start(
    db: Database,
    limits: Partial<AttemptQueueLimits> = {},
    now = () => new Date(),
  ): Promise<Queue> {
    const { queue } = servicesOf(db);
    const kind = attemptKind({ ...(await processContext(db)), now }, limits);
    await queue.start([kind], intervals);
    undo.push(() => queue.stop());
    return queue;
  }

  const statuses = async (db: Database) =>
    (await db.selectFrom("process").select("status").orderBy("id").execute()).map(({ status }) => status);
  const attempts = (db: Database) => db.selectFrom("process_attempt").selectAll().orderBy("id").execute();

  test("runs attempts due before its start, and new ones", async () => {
    const { db, target } = await opened();
    const past = new Date(Date.now() - minute);
    const future = new Date(Date.now() + minute);
    const failed = { status: "ERROR", tries: 1, is_queued: false } as const;
    await storeProcess(db, { is_queued: false });
    await storeProcess(db, { ...failed, next_retry_at: past });
    await storeProcess(db, { ...failed, scheduled_restart_at: past, resume_retry_at: future });
    await storeProcess(db, { ...failed, next_retry_at: future });
    await storeProcess(db, { status: "SUCCESS", is_queued: false });
    await start(db);
    const application = { ...place, idempotencyKey: "x", key: "meldung", variables: {} };
    await vi.waitFor(async () => {
      const due = ["SUCCESS", "SUCCESS", "SUCCESS", "ERROR", "SUCCESS"];
      expect(await statuses(db)).toEqual(due);
    }, patience);
    await submitApplication(await processContext(db), { ...application, type: "ASYNCHRONOUS" });
    const unqueued = () => db.selectFrom("process").select("id").where("is_queued", "=", false).execute();
    expect(await unqueued()).toEqual([]);
    await vi.waitFor(async () => expect((await statuses(db)).at(-1)).toBe("SUCCESS"), patience);
    expect(target.calls).toHaveLength(4);
    expect((await attempts(db)).map(({ trigger }) => trigger).toSorted()).toEqual([
      ...["FIRST", "FIRST", "SCHEDULE", "UPLOAD"],
    ]);
  });

  test.each([
    ["as fast as the database's", 0],
    ["a minute ahead", minute],
    ["a minute behind", -minute],
  ])(
    "recovers attempts of a dead server, but none that may still run, with a clock %s",
    async (_clock, skew) => {
      const { db, target } = await opened();
      const [asynchronous, waiting, running] = [
        await storeProcess(db),
        await storeProcess(db, { type: "SYNCHRONOUS" }),
        await storeProcess(db),
      ];
      const skewed = () => new Date(Date.now() + skew);
      const ctx = { ...(await processContext(db)), now: skewed };
      for (const processId of [asynchronous, waiting, running]) {
        expect(await startDueAttempt(ctx, { processId, scheduleNumber: 0 })).not.toBeNull();
      }
      await sql`update process_attempt set started_at = started_at - interval '1 minute'
        where process_id <> ${running}`.execute(db);
      await start(db, {}, skewed);
      await vi.waitFor(async () => {
        expect(await statuses(db)).toEqual(["SUCCESS", "UNKNOWN", "IN_PROGRESS"]);
      }, patience);
      const made = await attempts(db);
      expect(made.map(({ state }) => state)).toEqual(["INTERRUPTED", "INTERRUPTED", "RUNNING", "SUCCEEDED"]);
      expect(target.calls.map(({ key }) => key)).toEqual([made[0]?.idempotency_key]);
    },
  );

  test("schedules the next try by the database's clock, whatever the server's clock", async () => {
    const { db } = await opened();
    await db.updateTable("resource").set({ document: "url: http://127.0.0.1:1/\n" }).execute();
    await storeProcess(db, { is_queued: false });
    await start(db, {}, () => new Date(0));
    await vi.waitFor(async () => expect(await statuses(db)).toEqual(["ERROR"]), patience);
    const { rows } = await sql<{ isSoon: boolean; isQueuedFor: boolean }>`
      select p.next_retry_at between now() and now() + interval '30 seconds' as "isSoon",
        (select max(start_after) from pgboss.job where name = 'process-attempt') = p.next_retry_at as "isQueuedFor"
      from process p`.execute(db);
    expect(rows).toEqual([{ isSoon: true, isQueuedFor: true }]);
  });

  test("alone on its database, recovers all earlier attempts at once", async () => {
    const { db } = await opened();
    const id = await storeProcess(db);
    await startDueAttempt(await processContext(db), { processId: id, scheduleNumber: 0 });
    await start(db, { aloneSince: new Date(Date.now() + 1) });
    await vi.waitFor(async () => expect(await statuses(db)).toEqual(["SUCCESS"]), patience);
  });

  test("repeats attempts interrupted by a server stop with their key", async () => {
    let answers = false;
    const { db, target } = await opened(() => answers);
    await storeProcess(db, { is_queued: false });
    const first = await start(db);
    await vi.waitFor(() => expect(target.calls).toHaveLength(1), patience);
    await first.stop();
    expect((await attempts(db)).map(({ state }) => state)).toEqual(["INTERRUPTED"]);
    answers = true;
    await start(db);
    await vi.waitFor(async () => expect(await statuses(db)).toEqual(["SUCCESS"]), patience);
    expect(new Set(target.calls.map(({ key }) => key)).size).toBe(1);
  });
});
