import { afterAll, beforeEach, describe, expect, test } from "vitest";
import type { AutomatedJob } from "#server/domain/automatedJobs/automatedJob";
import { JobRunner } from "#server/domain/automatedJobs/jobRunner";
import { runLeaseMs } from "#server/domain/automatedJobs/lostRuns";
import { nextDueTime } from "#server/domain/automatedJobs/dueTimes";
import { RunIncomplete } from "#server/jobRun";
import type { Database } from "#server/storage/database/database";
import { deleteSomeOldRuns } from "#server/storage/automatedJobs/runRetention";
import { bothDatabases, silent } from "../support/databases";
import { contextOf } from "../support/serverCalls";

const minute = 60_000;
const start = new Date("2026-11-20T10:00:00.000Z");
const after = (ms: number) => new Date(start.getTime() + ms);

/** The job of these tests; the name must be known. */
const name = "check-keystores";

function jobOf(run: AutomatedJob["run"], changes: Partial<AutomatedJob> = {}): AutomatedJob {
  return { name, schedule: "*/10 * * * *", retryLimit: 1, retryDelaySeconds: 30, run, ...changes };
}

async function runnerOf(db: Database, job: AutomatedJob, server = "a") {
  const clock = { now: start };
  const ctx = { ...(await contextOf(db)), log: silent, now: () => clock.now };
  const runner = new JobRunner(ctx, [job], { poll: 3_600_000, beat: 3_600_000, grace: 1_000 }, server);
  /** Checks at a time, without waiting for runs. */
  const checkAt = async (at: Date) => {
    clock.now = at;
    await runner.check();
  };
  return {
    runner,
    checkAt,
    async runAt(at: Date) {
      await checkAt(at);
      await runner.settled();
    },
  };
}

const columns = ["state", "cause", "due_at", "due_count", "attempts"] as const;
const runsOf = (db: Database) =>
  db.selectFrom("automated_job_run").select(columns).orderBy("due_at").orderBy("id").execute();
const statesOf = async (db: Database) =>
  (await runsOf(db)).map(({ state, cause, due_count }) => `${state} ${cause} ${due_count}`);

function latch() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { open: () => open(), opened };
}

describe("Due times of automated jobs", () => {
  test.each([
    ["30 4 * * *", "2026-10-24T22:00:00Z", "2026-10-25T03:30:00.000Z"],
    ["30 4 * * *", "2027-03-27T23:00:00Z", "2027-03-28T02:30:00.000Z"],
    // 02:15 happens twice, and runs once.
    ["15 2 * * *", "2026-10-24T22:00:00Z", "2026-10-25T00:15:00.000Z"],
    ["15 2 * * *", "2026-10-25T00:15:00Z", "2026-10-26T01:15:00.000Z"],
    // 02:15 does not happen, and runs at 03:15.
    ["15 2 * * *", "2027-03-27T23:00:00Z", "2027-03-28T01:15:00.000Z"],
    ["15 2 * * *", "2027-03-28T01:15:00Z", "2027-03-29T00:15:00.000Z"],
    // Each hour of the day of 25 hours, and of 23.
    ["20 * * * *", "2026-10-25T00:20:00Z", "2026-10-25T01:20:00.000Z"],
    ["20 * * * *", "2027-03-28T00:20:00Z", "2027-03-28T01:20:00.000Z"],
    ["* * * * *", "2026-10-25T00:59:30Z", "2026-10-25T01:00:00.000Z"],
  ])("%s after %s: %s", (cron, from, due) => {
    expect(nextDueTime(cron, new Date(from)).toISOString()).toBe(due);
  });
});

describe.each(bothDatabases)("Automated jobs ($name)", async ({ open }) => {
  const database = await open();
  const { db } = database;
  afterAll(() => database.close());
  beforeEach(async () => {
    await db.deleteFrom("automated_job_run").execute();
    await db.deleteFrom("automated_job").where("name", "<>", "*").execute();
    await db
      .updateTable("automated_job")
      .set({ paused_at: null, paused_until: null, pause_note: null, paused_by_name: null })
      .execute();
  });
  const pause = (of: string, until: Date | null) =>
    db
      .insertInto("automated_job")
      .values({
        name: of,
        paused_at: start,
        paused_until: until,
        pause_note: "Umzug",
        paused_by_name: "admin",
      })
      .onConflict((conflict) =>
        conflict.column("name").doUpdateSet({
          paused_at: start,
          paused_until: until,
          pause_note: "Umzug",
          paused_by_name: "admin",
        }),
      )
      .execute();

  test("run each due time once, and store figures, changes and lines", async () => {
    const { runAt } = await runnerOf(
      db,
      jobOf(async (run) => {
        run.count("CHECKED", 2);
        run.changed({ resource: "v1/keystore/a", label: "a" });
        run.log("info", "one\ntwo");
      }),
    );
    await runAt(start);
    expect(await runsOf(db)).toEqual([]);
    await runAt(after(10 * minute));
    await runAt(after(10 * minute + 5_000));
    expect(await runsOf(db)).toEqual([
      { state: "SUCCEEDED", cause: "SCHEDULE", due_at: after(10 * minute), due_count: 1, attempts: 1 },
    ]);
    const run = await db.selectFrom("automated_job_run").selectAll().executeTakeFirstOrThrow();
    expect(run).toMatchObject({ figures: { CHECKED: 2 }, server: "a", failure: null, log_count: 1 });
    const [line] = await db.selectFrom("automated_job_log").selectAll().execute();
    expect(line).toMatchObject({ run_id: run.id, level: "INFO", message: "one two" });
    const [change] = await db.selectFrom("automated_job_change").selectAll().execute();
    expect(change).toMatchObject({ resource: "v1/keystore/a", label: "a" });
  });

  test("have one row for what was missed while no server ran, and catch up once", async () => {
    const { runAt } = await runnerOf(
      db,
      jobOf(async () => undefined),
    );
    await runAt(start);
    await runAt(after(45 * minute));
    expect(await statesOf(db)).toEqual(["MISSED SCHEDULE 4", "SUCCEEDED CATCH_UP 1"]);
    const [missed] = await db.selectFrom("automated_job_run").selectAll().orderBy("due_at").execute();
    expect([missed?.due_at, missed?.last_due_at]).toEqual([after(10 * minute), after(40 * minute)]);
    await runAt(after(50 * minute));
    expect((await statesOf(db)).at(-1)).toBe("SUCCEEDED SCHEDULE 1");
  });

  test("do not run while the run before has not ended", async () => {
    const { open: end, opened } = latch();
    const { runner, checkAt } = await runnerOf(
      db,
      jobOf(() => opened),
    );
    await checkAt(start);
    for (const at of [10, 20, 30]) {
      // Its server lives.
      await db
        .updateTable("automated_job_run")
        .set({ beat_at: after(at * minute) })
        .execute();
      await checkAt(after(at * minute));
    }
    expect(await statesOf(db)).toEqual(["RUNNING SCHEDULE 1", "OVERLAPPED SCHEDULE 2"]);
    end();
    await runner.settled();
    expect((await statesOf(db))[0]).toBe("SUCCEEDED SCHEDULE 1");
  });

  test.each([name, "*"])(
    "do not run while %s is paused, with its note, and run again after its end",
    async (of) => {
      const { runAt } = await runnerOf(
        db,
        jobOf(async () => undefined),
      );
      await runAt(start);
      await pause(of, after(25 * minute));
      for (const at of [10, 20, 30]) await runAt(after(at * minute));
      expect(await statesOf(db)).toEqual(["PAUSED SCHEDULE 2", "SUCCEEDED SCHEDULE 1"]);
      const [paused] = await db.selectFrom("automated_job_run").select("note").orderBy("due_at").execute();
      expect(paused?.note).toBe("Umzug");
    },
  );

  test("are attempted again, continue where they stopped, and fail after the last attempt", async () => {
    const handled: boolean[] = [];
    const { runAt } = await runnerOf(
      db,
      jobOf(
        async (run) => {
          handled.push(run.isHandled("x"));
          if (!run.isHandled("x")) run.count("CHECKED");
          run.setHandled("x");
          throw new RunIncomplete("y");
        },
        { continues: true },
      ),
    );
    await runAt(start);
    await runAt(after(10 * minute));
    expect(await statesOf(db)).toEqual(["WAITING SCHEDULE 1"]);
    await runAt(after(10 * minute + 29_000));
    expect(handled).toEqual([false]);
    await runAt(after(10 * minute + 30_000));
    expect(handled).toEqual([false, true]);
    const run = await db.selectFrom("automated_job_run").selectAll().executeTakeFirstOrThrow();
    expect(run).toMatchObject({
      state: "FAILED",
      attempts: 2,
      figures: { CHECKED: 1 },
      failure: { reason: "INCOMPLETE", detail: null },
    });
  });

  test("store the code of an error, and never its message", async () => {
    const error = Object.assign(new Error("max.muster@example.org"), { code: "ECONNREFUSED" });
    const { runAt } = await runnerOf(
      db,
      jobOf(() => Promise.reject(error), { retryLimit: 0 }),
    );
    await runAt(start);
    await runAt(after(10 * minute));
    const run = await db.selectFrom("automated_job_run").selectAll().executeTakeFirstOrThrow();
    expect(run.failure).toEqual({ reason: "UNEXPECTED", detail: "ECONNREFUSED" });
    const lines = await db.selectFrom("automated_job_log").select("message").execute();
    expect(lines).toEqual([{ message: "The attempt failed: UNEXPECTED ECONNREFUSED" }]);
  });

  test("are partly failed, or skipped with a reason", async () => {
    const { runAt } = await runnerOf(
      db,
      jobOf(async (run) => (run.isHandled("never") ? undefined : run.skip("NO_MAIL_SERVER"))),
    );
    await runAt(start);
    await runAt(after(10 * minute));
    const other = await runnerOf(
      db,
      jobOf(async (run) => run.count("FAILED")),
    );
    await other.runAt(after(20 * minute));
    expect(await statesOf(db)).toEqual(["SKIPPED SCHEDULE 1", "PARTLY_FAILED SCHEDULE 1"]);
    const [skipped] = await db
      .selectFrom("automated_job_run")
      .select("skip_reason")
      .orderBy("due_at")
      .execute();
    expect(skipped?.skip_reason).toBe("NO_MAIL_SERVER");
  });

  test("of a dead server are attempted by another, and fail if no attempt is left", async () => {
    const { opened, open: end } = latch();
    const dead = await runnerOf(
      db,
      jobOf(() => opened),
      "dead",
    );
    await dead.checkAt(start);
    await dead.checkAt(after(10 * minute));
    const ran: string[] = [];
    const other = await runnerOf(
      db,
      jobOf(async () => void ran.push("b")),
      "b",
    );
    await other.runAt(after(10 * minute + runLeaseMs));
    expect(ran).toEqual([]);
    await other.runAt(after(10 * minute + runLeaseMs + 1));
    expect(ran).toEqual(["b"]);
    // The late end of the first attempt changes nothing.
    end();
    await dead.runner.settled();
    const run = await db.selectFrom("automated_job_run").selectAll().executeTakeFirstOrThrow();
    expect(run).toMatchObject({ state: "SUCCEEDED", attempts: 2, server: "b" });
    await db.updateTable("automated_job_run").set({ state: "RUNNING", beat_at: start }).execute();
    await other.runAt(after(15 * minute));
    expect(await statesOf(db)).toEqual(["FAILED SCHEDULE 1"]);
  });

  test("that a server stops continue later, even after the last attempt", async () => {
    const begun = latch();
    const { runner, checkAt } = await runnerOf(
      db,
      jobOf(
        (run) =>
          new Promise((_, reject) => {
            run.signal.addEventListener("abort", () => reject(new Error("stopped")));
            begun.open();
          }),
        { retryLimit: 0 },
      ),
    );
    await checkAt(start);
    await checkAt(after(10 * minute));
    await begun.opened;
    await runner.stop();
    expect(await statesOf(db)).toEqual(["WAITING SCHEDULE 1"]);
  });

  test("have no more than 30 days and a number of successes", async () => {
    const old = after(-31 * 1_440 * minute);
    const row = (id: number, at: Date, state: "SUCCEEDED" | "FAILED") => ({
      id: `00000000-0000-4000-8000-${String(id).padStart(12, "0")}`,
      job_name: name,
      state,
      cause: "SCHEDULE" as const,
      due_at: at,
      last_due_at: at,
    });
    await db
      .insertInto("automated_job_run")
      .values([
        row(1, old, "FAILED"),
        row(2, after(-2_000 * minute), "FAILED"),
        ...Array.from({ length: 1_002 }, (_, nth) => row(10 + nth, after(-nth * minute), "SUCCEEDED")),
      ])
      .execute();
    while ((await deleteSomeOldRuns(db, after(-30 * 1_440 * minute))) > 0);
    const rows = await db.selectFrom("automated_job_run").select(["id", "state"]).execute();
    expect(rows.filter(({ state }) => state === "FAILED")).toHaveLength(1);
    expect(rows.filter(({ state }) => state === "SUCCEEDED")).toHaveLength(1_000);
  });
});
