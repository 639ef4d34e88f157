import { sql } from "kysely";
import { afterAll, describe, expect, test } from "vitest";
import { toNodeId } from "#server/nodeId";
import { lockProcesses } from "#server/storage/processes/processWrites";
import { databases } from "../support/databases";
import { addProcesses, addTarget, nodeIds, jobHarness } from "../support/jobs";
import { memberOf } from "../support/serverCalls";

describe.each(databases)("rules of bulk jobs ($name)", async ({ open, name }) => {
  const database = await open();
  await addTarget(database.db);
  const harness = await jobHarness(database.db);
  afterAll(() => database.close());

  const prepare = (ids: readonly number[], action: string, caller?: { token: string }) =>
    harness.mutate("prepareProcessJob", { selection: { ids: nodeIds(ids) }, action }, caller);
  const start = (id: string, expectedCount: number, more: Record<string, unknown> = {}) =>
    harness.mutate("startJob", { id, expectedCount, ...more });
  const statusesOf = async (ids: readonly number[]) => {
    const { rows } = await sql<{ status: string }>`
      select distinct status from process where id = any(${ids}::bigint[]) order by 1`.execute(harness.db);
    return rows.map(({ status }) => status);
  };

  test("Jobs: a restart of permanent refusals requires a reason, which the log keeps", async () => {
    const ids = [
      ...(await addProcesses(harness.db, 2, { status: "ERROR_WITHOUT_RETRY" })),
      ...(await addProcesses(harness.db, 1, { status: "ERROR" })),
    ];
    const { job } = await prepare(ids, "RESTART");
    expect(job.forecast).toEqual([{ count: 3, error: null }]);
    for (const comment of [null, " "]) {
      const refused = await harness.mutate("startJob", { id: job.id, expectedCount: 3, comment });
      expect(refused.codes).toEqual(["required"]);
    }
    await harness.mutate("startJob", { id: job.id, expectedCount: 3, comment: "Zertifikat erneuert" });
    await harness.run(job.id);
    expect(await harness.results(job.id)).toEqual({ SUCCEEDED: 3 });
    const { rows } = await sql<{ after: object }>`
      select after from activity where type = 'RESTART_PROCESS'`.execute(harness.db);
    expect(rows).toEqual(
      ids.map(() => ({ after: { status: "IN_PROGRESS", comment: "Zertifikat erneuert" } })),
    );
    const others = await prepare(await addProcesses(harness.db, 1, { status: "ERROR" }), "RESTART");
    const free = await harness.mutate("startJob", { id: others.job.id, expectedCount: 1 });
    expect(free.codes).toEqual([]);
  });

  test("Jobs: start only with the confirmed number, and with a valid comment and delay", async () => {
    const ids = await addProcesses(harness.db, 2);
    const { job } = await prepare(ids, "COMPLETE");
    expect((await start(job.id, 3, { comment: "x" })).codes).toEqual(["count_mismatch"]);
    expect((await start(job.id, 2)).codes).toEqual(["required"]);
    expect((await start(job.id, 2, { comment: "x".repeat(1_001) })).codes).toEqual(["text_too_long"]);
    expect((await start(job.id, 2, { delaySeconds: 31 })).failure).toBe("bad_request");
    expect((await start(job.id, 2, { comment: "Geprüft" })).codes).toEqual([]);
    await harness.run(job.id);
    expect(await statusesOf(ids)).toEqual(["SUCCESS_MANUAL"]);
  });

  test("Jobs: refuse empty and oversized selections, foreign ids and users without the permission", async () => {
    expect((await prepare([], "RESTART")).codes).toEqual(["required"]);
    const many = Array.from({ length: 10_001 }, () => "x");
    const selection = { ids: many };
    expect((await harness.mutate("prepareProcessJob", { selection, action: "RESTART" })).codes).toEqual([
      "list_too_long",
    ]);
    const foreign = { selection: { ids: ["x"] }, action: "RESTART" };
    expect((await harness.mutate("prepareProcessJob", foreign)).failure).toBe("bad_request");
    const token = await harness.logIn("member", [memberOf("09761000", "ikfz-neuzulassung")]);
    const caller = { token };
    expect((await harness.mutate("prepareProcessJob", foreign, caller)).failure).toBe(
      "insufficient_permissions",
    );
    expect((await harness.mutate("startJob", { id: "x", expectedCount: 1 })).codes).toEqual(["not_found"]);
  });

  test("Jobs: keep the line breaks of a comment, and refuse invalid text", async () => {
    const [id = 0] = await addProcesses(harness.db, 1);
    const { job } = await prepare([id], "COMPLETE");
    expect((await start(job.id, 1, { comment: "a\u0007b" })).codes).toEqual(["text_invalid"]);
    expect((await start(job.id, 1, { comment: " Per Fax\r\nerledigt " })).codes).toEqual([]);
    await harness.run(job.id);
    const stored = `query ($id: ID!) { node(id: $id) { ... on Process { completion { comment } } } }`;
    const { data } = await harness.call(stored, { id: toNodeId("Process", String(id)) });
    expect(data).toEqual({ node: { completion: { comment: "Per Fax\nerledigt" } } });
  });

  // The embedded database runs one transaction at a time.
  if (name === "postgres") {
    test("Jobs: freezing a selection does not lock its processes", async () => {
      const [id = 0] = await addProcesses(harness.db, 1);
      const { job } = await prepare([id], "CANCEL");
      await harness.db.transaction().execute(async (freezing) => {
        await sql`insert into run_item (run_id, position, process_id, label, revision)
          select run_id, position + 1, process_id, label, revision from run_item
          where process_id = ${id}`.execute(freezing);
        await harness.db.transaction().execute(async (tx) => {
          await sql`set local lock_timeout = '1s'`.execute(tx);
          expect(await lockProcesses(tx, [id])).toHaveLength(1);
        });
      });
      expect((await harness.read(job.id)).state).toBe("PREPARED");
    });
  }
});
