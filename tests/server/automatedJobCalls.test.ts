import { randomUUID } from "node:crypto";
import { sql, type RawBuilder } from "kysely";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { toNodeId } from "#server/nodeId";
import { rangeQuery } from "#server/storage/database/keyset";
import { jobRunOrder, jobRunSource, latestRuns } from "#server/storage/automatedJobs/runList";
import { databases } from "../support/databases";
import { addUser, call, systemRole } from "../support/serverCalls";
import { addSession } from "../support/sessions";

const now = new Date("2026-11-20T10:00:00.000Z");
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

interface Payload {
  readonly job: { readonly revision: number; readonly pause: { readonly note: string } | null } | null;
  readonly errors: readonly { readonly code: string; readonly field: readonly string[] | null }[];
}

describe.each(databases)("Automated jobs over the contract ($name)", async ({ open }) => {
  const database = await open();
  const { db } = database;
  const token = await addSession(
    db,
    await addUser(db, { username: "support", roles: systemRole("SUPPORT") }),
    now,
  );
  afterAll(() => database.close());
  beforeEach(async () => {
    await db.deleteFrom("automated_job_run").execute();
    await db.deleteFrom("automated_job").where("name", "<>", "*").execute();
  });

  const ask = async (source: string, variables = {}, at = now) => {
    const { data, codes } = await call<Record<string, unknown>>(db, { token, now: at }, source, variables);
    if (!data) throw new Error(codes.join());
    return data;
  };
  const change = async (mutation: string, input: object, at = now): Promise<Payload> => {
    const type = `${mutation[0]?.toUpperCase()}${mutation.slice(1)}Input`;
    const source = `mutation ($input: ${type}!) { payload: ${mutation}(input: $input) {
      job { revision pause { note } } errors { code field } } }`;
    return (await ask(source, { input }, at))["payload"] as Payload;
  };
  const entries = () =>
    db
      .selectFrom("activity")
      .select(["type", "label", "before", "after"])
      .where("type", "in", ["RUN_AUTOMATED_JOB", "SWITCH_AUTOMATED_JOB"])
      .orderBy("id")
      .execute();
  const storeRun = async (row: object) => {
    const id = randomUUID();
    const at = minutesAgo(5);
    const base = { id, job_name: "drop-expired", state: "SUCCEEDED" as const, cause: "SCHEDULE" as const };
    await db
      .insertInto("automated_job_run")
      .values({ ...base, due_at: at, last_due_at: at, ...row })
      .execute();
    return id;
  };

  test("are listed with schedule, next run, latest runs and course", async () => {
    await storeRun({ due_at: minutesAgo(60), last_due_at: minutesAgo(60), state: "FAILED" });
    await storeRun({ state: "MISSED", due_count: 3 });
    const { automatedJob, automatedJobs } = await ask(`{
      automatedJob(name: "drop-expired") { schedule nextRunAt isRunnable currentRun { id }
        lastRun { state dueCount } course { state } }
      automatedJobs { pause { note } jobs { name schedule } } }`);
    expect(automatedJob).toEqual({
      schedule: "30 4 * * *",
      nextRunAt: "2026-11-21T03:30:00.000Z",
      isRunnable: true,
      currentRun: null,
      lastRun: { state: "MISSED", dueCount: 3 },
      course: [{ state: "FAILED" }, { state: "MISSED" }],
    });
    expect(automatedJobs).toMatchObject({ pause: null });
    const { jobs } = automatedJobs as { readonly jobs: readonly { readonly name: string }[] };
    expect(jobs).toContainEqual({ name: "service-switches", schedule: null });
    expect(jobs).toContainEqual({ name: "send-digests", schedule: "0 7 * * *" });
    expect(await ask(`{ automatedJob(name: "none") { name } }`)).toEqual({ automatedJob: null });
  });

  test("start by hand once at a time, with an entry", async () => {
    await db.updateTable("automated_job").set({ revision: 0 }).where("name", "=", "*").execute();
    expect((await change("runAutomatedJob", { name: "none" })).errors).toMatchObject([{ code: "not_found" }]);
    expect((await change("runAutomatedJob", { name: "service-switches" })).errors).toMatchObject([
      { code: "status_not_allowed" },
    ]);
    expect((await change("runAutomatedJob", { name: "drop-expired" })).errors).toEqual([]);
    expect((await change("runAutomatedJob", { name: "drop-expired" })).errors).toMatchObject([
      { code: "already_running" },
    ]);
    const { automatedJob } = await ask(
      `{ automatedJob(name: "drop-expired") { currentRun { state cause startedBy { username } } } }`,
    );
    expect(automatedJob).toEqual({
      currentRun: { state: "WAITING", cause: "MANUAL", startedBy: { username: "support" } },
    });
    expect(await entries()).toEqual([
      { type: "RUN_AUTOMATED_JOB", label: "drop-expired", before: null, after: null },
    ]);
  });

  test("are paused with a note and an end, and resumed, with entries and conflict tokens", async () => {
    const name = "check-keystores";
    const until = "2026-11-21T10:00:00.000Z";
    const paused = await change("pauseAutomatedJob", { name, revision: 0, until, note: " Umzug " });
    expect(paused).toEqual({ job: { revision: 1, pause: { note: "Umzug" } }, errors: [] });
    const { automatedJob } = await ask(`{ automatedJob(name: "${name}") { nextRunAt } }`);
    // After the end of the pause.
    expect(automatedJob).toEqual({ nextRunAt: "2026-11-22T04:15:00.000Z" });
    const stale = await change("resumeAutomatedJob", { name, revision: 0 });
    expect(stale).toMatchObject({ job: { revision: 1 }, errors: [{ code: "conflict" }] });
    expect(await change("resumeAutomatedJob", { name, revision: 1 })).toEqual({
      job: { revision: 2, pause: null },
      errors: [],
    });
    expect((await change("resumeAutomatedJob", { name, revision: 2 })).errors).toMatchObject([
      { code: "not_found" },
    ]);
    expect((await entries()).slice(-2)).toMatchObject([
      {
        label: name,
        before: { isPaused: false },
        after: { isPaused: true, pausedUntil: until, note: "Umzug" },
      },
      { label: name, before: { isPaused: true }, after: { isPaused: false } },
    ]);
  });

  test.each([
    [{ note: " " }, "required", "note"],
    [{ note: "x".repeat(501) }, "text_too_long", "note"],
    [{ note: "x", until: "2026-11-20T10:00:00.000Z" }, "date_in_past", "until"],
    [{ note: "x", until: "2027-02-19T10:00:00.000Z" }, "number_out_of_range", "until"],
  ])("refuse the pause %j: %s", async (input, code, field) => {
    const { errors } = await change("pauseAutomatedJob", { name: "drop-expired", revision: 0, ...input });
    expect(errors).toEqual([{ code, field: [field] }]);
  });

  test("are all paused by one switch, which has no next runs until it ends", async () => {
    const source = (
      mutation: string,
      type: string,
    ) => `mutation ($input: ${type}!) { payload: ${mutation}(input: $input) {
      automatedJobs { revision pause { note by { username } } jobs { nextRunAt } } errors { code } } }`;
    const { revision } = await db
      .selectFrom("automated_job")
      .select("revision")
      .where("name", "=", "*")
      .executeTakeFirstOrThrow();
    const { payload } = await ask(source("pauseAllAutomatedJobs", "PauseAllAutomatedJobsInput"), {
      input: { revision, note: "Wartung" },
    });
    expect(payload).toMatchObject({
      automatedJobs: { revision: revision + 1, pause: { note: "Wartung", by: { username: "support" } } },
      errors: [],
    });
    const { automatedJobs } = payload as { readonly automatedJobs: { readonly jobs: readonly unknown[] } };
    expect(new Set(automatedJobs.jobs.map((job) => JSON.stringify(job)))).toEqual(
      new Set(['{"nextRunAt":null}']),
    );
    const resumed = await ask(source("resumeAllAutomatedJobs", "ResumeAllAutomatedJobsInput"), {
      input: { revision: revision + 1 },
    });
    expect(resumed["payload"]).toMatchObject({ automatedJobs: { pause: null }, errors: [] });
  });

  test("have runs by job, state and day, with figures, changes and searchable logs", async () => {
    const run_id = await storeRun({
      figures: JSON.stringify({ FAILED: 1, COMMUNES: 2 }),
      started_at: minutesAgo(5),
      finished_at: minutesAgo(4),
      state: "PARTLY_FAILED",
    });
    await storeRun({
      job_name: "check-keystores",
      due_at: minutesAgo(2_000),
      last_due_at: minutesAgo(2_000),
    });
    await db
      .insertInto("automated_job_log")
      .values(
        ["Alpha", "Beta 100%", "Gamma"].map((message, position) => ({
          run_id,
          position,
          at: now,
          level: position === 1 ? ("WARN" as const) : ("INFO" as const),
          message,
        })),
      )
      .execute();
    await db
      .insertInto("automated_job_change")
      .values({ run_id, position: 0, resource: "v1/keystore/a", label: "a" })
      .execute();
    const list = `query ($filter: AutomatedJobRunFilter) { automatedJobRuns(filter: $filter) { totalCount } }`;
    const count = async (filter: object) => (await ask(list, { filter }))["automatedJobRuns"];
    expect(await count({})).toEqual({ totalCount: 2 });
    expect(await count({ jobs: ["drop-expired"], states: ["PARTLY_FAILED", "FAILED"] })).toEqual({
      totalCount: 1,
    });
    expect(await count({ period: { to: "2026-11-19" } })).toEqual({ totalCount: 1 });
    const { automatedJobRun } = await ask(
      `query ($id: ID!, $text: String, $levels: [AutomatedJobLogLevel!]) { automatedJobRun(id: $id) {
        durationMs figures { name count } changes { edges { node { label resource } } }
        all: logs { totalCount } found: logs(text: $text, levels: $levels) { edges { node { message } } } } }`,
      { id: toNodeId("AutomatedJobRun", run_id), text: "100%", levels: ["WARN"] },
    );
    expect(automatedJobRun).toEqual({
      durationMs: 60_000,
      figures: [
        { name: "COMMUNES", count: 2 },
        { name: "FAILED", count: 1 },
      ],
      changes: { edges: [{ node: { label: "a", resource: "v1/keystore/a" } }] },
      all: { totalCount: 3 },
      found: { edges: [{ node: { message: "Beta 100%" } }] },
    });
  });

  test("read their runs from indexes", async () => {
    await sql`insert into automated_job_run (id, job_name, state, cause, due_at, last_due_at)
      select gen_random_uuid(), 'job-' || n % 12, case when n % 50 = 0 then 'FAILED' else 'SUCCEEDED' end, 'SCHEDULE',
        ${now}::timestamptz - n * interval '1 minute', ${now}::timestamptz from generate_series(1, 15000) as n`.execute(
      db,
    );
    await sql`analyze automated_job_run`.execute(db);
    const plan = async (query: RawBuilder<unknown>) => {
      const { rows } = await sql<Record<string, string>>`explain ${query}`.execute(db);
      return rows.map((row) => Object.values(row)[0]).join("\n");
    };
    const range = { order: jobRunOrder, isDescending: true, after: null, before: null };
    const all = { jobs: null, states: null, from: null, before: null };
    const ofJob = { ...all, jobs: ["job-1"] };
    for (const conditions of [all, ofJob, { ...ofJob, states: ["FAILED" as const] }]) {
      const text = await plan(rangeQuery(jobRunSource(conditions), range, { limit: 51, fromEnd: false }));
      expect(text).toContain("Index");
      expect(text).not.toContain("Seq Scan");
      // Few runs failed, so that sorting them is as good.
      if (conditions.states === null) expect(text).not.toContain("Sort");
    }
    expect(await plan(latestRuns(["job-1", "job-2"], 30))).not.toContain("Seq Scan");
  });
});
