import { sql } from "kysely";
import { afterAll, describe, expect, test } from "vitest";
import { bareIdOf } from "#server/nodeId";
import { jobOrder, jobSource } from "#server/storage/jobs/jobs";
import { rangeQuery } from "#server/storage/database/keyset";
import { databases } from "../support/databases";
import { addProcesses, addTarget, nodeIds, jobHarness } from "../support/jobs";
import { systemRole } from "../support/serverCalls";

const list = `query ($first: Int, $after: String, $last: Int, $before: String) {
  jobs(first: $first, after: $after, last: $last, before: $before) {
    totalCount edges { cursor node { id } } pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
  }
}`;

interface Listed {
  readonly totalCount: number;
  readonly edges: readonly { readonly node: { readonly id: string } }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

describe.each(databases)("the list of bulk jobs ($name)", async ({ open }) => {
  let admin = "";
  const database = await open();
  await addTarget(database.db);
  const harness = await jobHarness(database.db);
  admin = await harness.logIn("admin", systemRole("ADMIN"));
  afterAll(() => database.close());

  const prepare = async (ids: readonly number[], action: string, token = harness.token) =>
    (await harness.mutate("prepareProcessJob", { selection: { ids: nodeIds(ids) }, action }, { token })).job
      .id;
  async function done(action: string, count: number, token = harness.token) {
    const ids = await addProcesses(harness.db, count, { status: "ERROR", tries: 20 });
    const id = await prepare(ids, action, token);
    await harness.mutate("startJob", { id, expectedCount: count, comment: "x" }, { token });
    await harness.run(id);
    return { id, ids };
  }
  async function page(variables: Record<string, unknown>, token = harness.token): Promise<Listed> {
    const { data, errors } = await harness.call(list, variables, { token });
    if (errors?.[0]) throw errors[0];
    return data?.["jobs"] as Listed;
  }
  const idsOf = ({ edges }: Listed) => edges.map(({ node }) => node.id);

  test("Jobs: contains started jobs: own ones, for administrators everyone's; latest first, in pages", async () => {
    const first = (await done("CANCEL", 1)).id;
    const foreign = (await done("CANCEL", 1, admin)).id;
    const last = (await done("ARCHIVE", 1)).id;
    await prepare(await addProcesses(harness.db, 1), "CANCEL");
    expect(idsOf(await page({}))).toEqual([last, first]);
    expect((await page({})).totalCount).toBe(2);
    expect(idsOf(await page({}, admin))).toEqual([last, foreign, first]);
    const start = await page({ first: 2 }, admin);
    expect([idsOf(start), start.pageInfo.hasNextPage]).toEqual([[last, foreign], true]);
    expect(idsOf(await page({ first: 2, after: start.pageInfo.endCursor }, admin))).toEqual([first]);
    expect(idsOf(await page({ last: 1 }, admin))).toEqual([first]);
  });

  test("Jobs: is read from an index, for one user and for all", async () => {
    await sql`insert into run (kind, action, state, created_by_name, created_by_id, expires_at, started_at)
      select 'PROCESSES', 'CANCEL_PROCESSES', 'FINISHED', 'x', u.id, now(),
        now() - n * interval '1 minute' from generate_series(1, 5000) n, user_account u`.execute(harness.db);
    await sql`insert into process_job (run_id) select id from run where created_by_name = 'x'`.execute(
      harness.db,
    );
    await sql`analyze run, process_job`.execute(harness.db);
    const { rows: users } = await sql<{ id: string }>`
      select id from user_account order by username desc limit 1`.execute(harness.db);
    for (const [user, index] of [
      [null, /Index Scan Backward using run_(of_kind_)?by_start/],
      [users[0]?.id ?? "", /Index Scan Backward using run_(of_user_|of_kind_)?by_start/],
    ] as const) {
      const range = { order: jobOrder, isDescending: true, after: null, before: null };
      const query = rangeQuery(jobSource(user), range, { limit: 51, fromEnd: false });
      const { rows } = await sql<Record<string, string>>`explain ${query}`.execute(harness.db);
      const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
      expect(plan).toMatch(index);
      expect(plan).not.toMatch(/Sort|Seq Scan/);
    }
    await sql`delete from run where created_by_name = 'x'`.execute(harness.db);
  });

  test("Jobs: a result shows the current states, and processes in error again can be repeated", async () => {
    const { id, ids } = await done("RESTART", 5);
    const { rows: entries } = await sql<{ job_id: string }>`
      select job_id from activity where type = 'RESTART_PROCESS'`.execute(harness.db);
    expect(entries).toEqual(ids.map(() => ({ job_id: bareIdOf("Job", id) })));
    const [one = 0, two = 0, three = 0] = ids;
    await sql`update process set status = 'SUCCESS' where id = ${one}`.execute(harness.db);
    await sql`update process set status = 'ERROR', tries = 1 where id = ${two}`.execute(harness.db);
    await sql`update process set status = 'ERROR_WITHOUT_RETRY' where id = ${three}`.execute(harness.db);
    const read = async () => {
      const source = `query ($id: ID!) { node(id: $id) { ... on Job { standings { status count } } } }`;
      const { data } = await harness.call(source, { id });
      return data?.["node"];
    };
    expect(await read()).toEqual({
      standings: [
        { status: "ERROR", count: 1 },
        { status: "ERROR_WITHOUT_RETRY", count: 1 },
        { status: "IN_PROGRESS", count: 2 },
        { status: "SUCCESS", count: 1 },
      ],
    });
    expect((await harness.mutate("retryFailedJobItems", { id })).codes).toEqual(["status_not_allowed"]);
    const { job, codes } = await harness.mutate("retryFailedJobItems", { id, which: "IN_ERROR" });
    expect([codes, job.total, job.forecast]).toEqual([[], 2, [{ count: 2, error: null }]]);
    const { rows } = await sql<{ id: number }>`select process_id as id from run_item
      where run_id = ${bareIdOf("Job", job.id)} order by process_id`.execute(harness.db);
    expect(rows.map((row) => row.id)).toEqual([two, three]);
  });
});
