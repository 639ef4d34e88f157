import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { applyAction } from "#server/domain/processes/applyAction";
import { jobResultLines } from "#server/domain/jobs/jobResults";
import { jobKind } from "#server/domain/jobs/jobQueue";
import { bareIdOf } from "#server/nodeId";
import { databases, silent, type TestDatabase } from "../support/databases";
import { addProcesses, addTarget, nodeIds, jobHarness, touch, type JobHarness } from "../support/jobs";
import { servicesOf } from "../support/services";

const hourMs = 3_600_000;

describe.each(databases)("bulk jobs ($name)", ({ open }) => {
  let database: TestDatabase;
  let harness: JobHarness;

  beforeAll(async () => {
    database = await open();
    await addTarget(database.db);
    harness = await jobHarness(database.db);
  });
  afterAll(() => database.close());

  const prepare = (ids: readonly number[], action: string) =>
    harness.mutate("prepareProcessJob", { selection: { ids: nodeIds(ids) }, action });
  const start = (id: string, expectedCount: number, more: Record<string, unknown> = {}) =>
    harness.mutate("startJob", { id, expectedCount, ...more });
  const statusesOf = async (ids: readonly number[]) => {
    const { rows } = await sql<{ status: string }>`
      select distinct status from process where id = any(${ids}::bigint[]) order by 1`.execute(harness.db);
    return rows.map(({ status }) => status);
  };

  test("freeze all rows of a filter except some, newest first, against later changes", async () => {
    const [first = 0, second = 0, third = 0] = await addProcesses(harness.db, 3, {
      status: "SUCCESS_MANUAL",
    });
    const { job } = await harness.mutate("prepareProcessJob", {
      selection: { all: { filter: { statuses: ["SUCCESS_MANUAL"] }, excludedIds: nodeIds([second]) } },
      action: "ARCHIVE",
    });
    const later = await addProcesses(harness.db, 1, { status: "SUCCESS_MANUAL" });
    expect(job).toMatchObject({ state: "PREPARED", total: 2, forecast: [{ count: 2, error: null }] });
    await start(job.id, 2);
    await harness.run(job.id);
    expect(await harness.read(job.id)).toMatchObject({ state: "FINISHED", done: 2, succeeded: 2 });
    const { rows } = await sql<{ process_id: number }>`
      select process_id from job_item where job_id = ${bareIdOf("Job", job.id)} order by position`.execute(
      harness.db,
    );
    expect(rows.map((row) => row.process_id)).toEqual([third, first]);
    const active = await sql<{ id: number }>`
      select id from process where record = 'ACTIVE' and status = 'SUCCESS_MANUAL' order by id`.execute(
      harness.db,
    );
    expect(active.rows.map((row) => row.id)).toEqual([second, ...later]);
  });

  test("forecast by the rules, and skip exactly those", async () => {
    const ids = [
      ...(await addProcesses(harness.db, 3, { status: "ERROR", tries: 20 })),
      ...(await addProcesses(harness.db, 2, { status: "ERROR", tries: 4 })),
      ...(await addProcesses(harness.db, 1, { status: "IN_PROGRESS" })),
      ...(await addProcesses(harness.db, 1, { status: "SUCCESS", record: "ARCHIVED" })),
    ];
    const { job } = await prepare(ids, "ARCHIVE");
    const error = (params: Record<string, string>) => ({
      code: "status_not_allowed",
      params: Object.entries(params).map(([name, value]) => ({ name, value })),
    });
    expect(job.forecast[0]).toEqual({ count: 3, error: null });
    expect(job.forecast[1]).toEqual({ count: 2, error: error({ status: "ERROR", retryState: "retry_1" }) });
    expect(job.forecast.slice(2)).toEqual(
      expect.arrayContaining([
        { count: 1, error: error({ status: "IN_PROGRESS" }) },
        { count: 1, error: error({ status: "SUCCESS", record: "ARCHIVED" }) },
      ]),
    );
    await start(job.id, 7);
    await harness.run(job.id);
    expect(await harness.results(job.id)).toEqual({ SUCCEEDED: 3, "SKIPPED status_not_allowed": 4 });
  });

  test("a conflict affects one item, and failures can be repeated", async () => {
    const ids = await addProcesses(harness.db, 500, { status: "ERROR", tries: 20 });
    const { job } = await prepare(ids, "RESTART");
    const changed = [ids[17] ?? 0, ids[433] ?? 0];
    await touch(harness.db, changed);
    expect((await start(job.id, 500)).job.state).toBe("RUNNING");
    await harness.run(job.id);
    expect(await harness.read(job.id)).toMatchObject({
      state: "FINISHED",
      succeeded: 498,
      failed: 2,
      done: 500,
    });
    expect(await harness.results(job.id)).toEqual({ SUCCEEDED: 498, "FAILED conflict": 2 });
    expect(await statusesOf(changed)).toEqual(["ERROR"]);

    const retry = await harness.mutate("retryFailedJobItems", { id: job.id });
    expect(retry.job).toMatchObject({ state: "PREPARED", total: 2, forecast: [{ count: 2, error: null }] });
    await start(retry.job.id, 2);
    await harness.run(retry.job.id);
    expect(await harness.results(retry.job.id)).toEqual({ SUCCEEDED: 2 });
    expect(await statusesOf(ids)).toEqual(["IN_PROGRESS"]);
    expect((await harness.mutate("retryFailedJobItems", { id: retry.job.id })).codes).toEqual([
      "status_not_allowed",
    ]);
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from activity where type = 'RESTART_PROCESS'`.execute(harness.db);
    expect(rows[0]?.count).toBe(500);
  });

  test("cancelled before they start, change nothing", async () => {
    const ids = await addProcesses(harness.db, 2);
    const { job } = await prepare(ids, "CANCEL");
    await start(job.id, 2, { delaySeconds: 30 });
    expect(await harness.run(job.id)).toMatchObject({ isOver: false, notBefore: expect.any(Date) });
    expect((await harness.mutate("cancelJob", { id: job.id })).job.state).toBe("CANCELLED");
    expect(await harness.run(job.id)).toEqual({ isOver: true });
    expect(await harness.results(job.id)).toEqual({ WAITING: 2 });
    expect((await harness.mutate("cancelJob", { id: job.id })).codes).toEqual(["status_not_allowed"]);
  });

  test("cancelled midway, keep what was done", async () => {
    const ids = await addProcesses(harness.db, 6);
    const { job } = await prepare(ids, "CANCEL");
    await start(job.id, 6);
    // After one batch, the job yields to others.
    expect(await harness.run(job.id, { batch: 4, sliceMs: 0 })).toEqual({ isOver: false });
    await harness.mutate("cancelJob", { id: job.id });
    await harness.run(job.id);
    expect(await harness.read(job.id)).toMatchObject({ state: "CANCELLED", succeeded: 4, done: 4, total: 6 });
    expect(await harness.results(job.id)).toEqual({ SUCCEEDED: 4, WAITING: 2 });
  });

  test("a failed batch is rolled back; its processes are then tried one by one", async () => {
    const ids = await addProcesses(harness.db, 5);
    const { job } = await prepare(ids, "CANCEL");
    await start(job.id, 5);
    const dead = new Error("The connection is gone.");
    const act: typeof applyAction = async (...args) => {
      await applyAction(...args);
      throw dead;
    };
    // The second failure concerns only the first process, which then counts as failed.
    let calls = 0;
    const once: typeof applyAction = async (ctx, tx, rows, action, by) => {
      calls += 1;
      if (calls <= 2) return act(ctx, tx, rows, action, by);
      return applyAction(ctx, tx, rows, action, by);
    };
    await harness.run(job.id, { apply: once });
    expect(await harness.results(job.id)).toEqual({ SUCCEEDED: 4, "FAILED internal_error": 1 });
    expect(await statusesOf(ids)).toEqual(["ERROR_WITHOUT_RETRY", "FINALLY_TERMINATED"]);
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from activity where target_id in
        (select pid from process where id = any(${ids}::bigint[]))`.execute(harness.db);
    expect(rows[0]?.count).toBe(4);
  });

  test("a full disk fails no process; the job goes on later", async () => {
    const ids = await addProcesses(harness.db, 3);
    const { job } = await prepare(ids, "CANCEL");
    await start(job.id, 3);
    const full = Object.assign(new Error("No space left on device."), { code: "53100" });
    const stuck = harness.run(job.id, { apply: () => Promise.reject(full) });
    await expect(stuck).rejects.toBe(full);
    expect(await harness.read(job.id)).toMatchObject({ state: "RUNNING", failed: 0 });
    await harness.run(job.id);
    expect(await harness.results(job.id)).toEqual({ SUCCEEDED: 3 });
  });

  test("two servers concurrently do everything once", async () => {
    const ids = await addProcesses(harness.db, 300, { status: "ERROR", tries: 20 });
    const { job } = await prepare(ids, "RESTART");
    await start(job.id, 300);
    const seen: number[] = [];
    const apply: typeof applyAction = (ctx, tx, rows, action, by) => {
      seen.push(...rows.map(({ id }) => id));
      return applyAction(ctx, tx, rows, action, by);
    };
    await Promise.all([1, 2, 3].map(() => harness.run(job.id, { apply, batch: 20 })));
    expect(seen.toSorted((a, b) => a - b)).toEqual(ids);
    expect(await harness.read(job.id)).toMatchObject({ state: "FINISHED", succeeded: 300 });
  });

  test("sweeps end unstarted jobs, and recover those of a dead server", async () => {
    const ids = await addProcesses(harness.db, 2);
    const forgotten = (await prepare(ids, "CANCEL")).job;
    const left = (await prepare(ids, "CANCEL")).job;
    await start(left.id, 2);
    const { sweep } = jobKind({
      db: harness.db,
      log: silent,
      now: () => new Date(Date.now() + hourMs + 1_000),
      ...servicesOf(harness.db),
    });
    await sweep?.();
    expect(await harness.read(forgotten.id)).toMatchObject({ state: "EXPIRED", total: 2 });
    expect(await harness.results(forgotten.id)).toEqual({});
    const { rows } = await sql<{ taken: boolean }>`
      select beat_at > now() as taken from job where id = ${bareIdOf("Job", left.id)}`.execute(harness.db);
    expect(rows[0]?.taken).toBe(true);
  });

  test("list the result of each process, in pages and as CSV", async () => {
    const ids = await addProcesses(harness.db, 3);
    const { job } = await prepare(ids, "CANCEL");
    const source = `query ($id: ID!, $states: [JobItemState!], $after: String) { node(id: $id) { ... on Job {
      download { url fileName }
      items(first: 2, after: $after, filter: { states: $states }) {
        totalCount pageInfo { hasNextPage endCursor }
        edges { node { id label state error { code } target { ... on Process { status } } } }
      } } } }`;
    const before = await harness.call(source, { id: job.id });
    expect(before.data).toMatchObject({ node: { download: null, items: { totalCount: 3 } } });
    await touch(harness.db, [ids[1] ?? 0]);
    await start(job.id, 3);
    await harness.run(job.id);
    const page = await harness.call(source, { id: job.id, states: ["FAILED"] });
    expect(page.data).toMatchObject({
      node: {
        download: { url: expect.stringContaining("/mgt/exports/jobs/") },
        items: {
          totalCount: 1,
          pageInfo: { hasNextPage: false },
          edges: [
            {
              node: {
                state: "FAILED",
                error: { code: "conflict" },
                target: { status: "ERROR_WITHOUT_RETRY" },
              },
            },
          ],
        },
      },
    });
    let text = "";
    for await (const part of jobResultLines(harness.db, bareIdOf("Job", job.id) ?? "")) text += part;
    const lines = text.split("\r\n");
    expect(lines[0]).toBe("\ufeffProzess-ID;Ergebnis;Grund;Code;Zeit");
    expect(lines[1]).toMatch(/^[0-9a-f-]{36};abgebrochen;;;\d\d\.\d\d\.\d{4} \d\d:\d\d:\d\d$/);
    expect(lines[2]).toMatch(/;fehlgeschlagen;Inzwischen geändert am .*;conflict;/);
  });
});
