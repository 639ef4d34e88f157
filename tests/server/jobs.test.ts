import { sql } from "kysely";
import { afterAll, describe, expect, test } from "vitest";
import { jobResultLines } from "#server/domain/jobs/jobResults";
import { bareIdOf } from "#server/nodeId";
import { databases } from "../support/databases";
import { addProcesses, addTarget, nodeIds, jobHarness, touch } from "../support/jobs";

describe.each(databases)("bulk jobs ($name)", async ({ open }) => {
  const database = await open();
  await addTarget(database.db);
  const harness = await jobHarness(database.db);
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

  test("Jobs: freeze all rows of a filter except some, newest first, against later changes", async () => {
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
      select process_id from run_item where run_id = ${bareIdOf("Job", job.id)} order by position`.execute(
      harness.db,
    );
    expect(rows.map((row) => row.process_id)).toEqual([third, first]);
    const active = await sql<{ id: number }>`
      select id from process where record = 'ACTIVE' and status = 'SUCCESS_MANUAL' order by id`.execute(
      harness.db,
    );
    expect(active.rows.map((row) => row.id)).toEqual([second, ...later]);
  });

  test("Jobs: forecast by the rules, and skip exactly those", async () => {
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

  test("Jobs: a conflict affects one item, and failures can be repeated", async () => {
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

  test("Jobs: list the result of each process, in pages and as CSV", async () => {
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
    const all = await harness.call(source, { id: job.id });
    expect(all.data).toMatchObject({
      node: {
        items: { totalCount: 3, edges: [{ node: { state: "FAILED" } }, { node: { state: "SUCCEEDED" } }] },
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
