import { afterAll, describe, expect, test } from "vitest";
import { toNodeId } from "#server/nodeId";
import { databases } from "../support/databases";
import { callProcess, storePlace, storeProcess } from "../support/processCalls";
import { addUser, systemRole } from "../support/serverCalls";
import { addSession } from "../support/sessions";
import { countStatements } from "../support/statements";

describe.each(databases)("Loaders of nested fields on $name", async ({ open }) => {
  const processes: number[] = [];
  const database = await open();
  const { db } = database;
  await storePlace(db);
  const caller = {
    token: await addSession(
      db,
      await addUser(db, { username: "support", roles: systemRole("SUPPORT") }),
      new Date(),
    ),
  };
  for (const identifier of ["P-1", "P-2", "P-3"]) {
    const id = await storeProcess(db, { status: "ERROR_WITHOUT_RETRY", tries: 1 });
    processes.push(id);
    await db
      .insertInto("process_payment")
      .values({
        process_id: id,
        completion_type: "PAID",
        completed_at: null,
        identifier,
        payment_system: "epay",
        payment_type: "CARD",
        total_amount: 100,
      })
      .execute();
  }
  await storeProcess(db);
  afterAll(() => database.close());

  /** Number of statements of a successful call, and its response. */
  async function costOf(source: string, variables: Record<string, unknown>) {
    const { counted, take } = countStatements(database.db);
    const { data, codes } = await callProcess(counted, caller, source, variables);
    expect(codes).toEqual([]);
    return { cost: take(), data };
  }

  test("load payments of processes with one statement", async () => {
    const source = `query ($first: Int!) { processes(first: $first) {
      edges { node { payment { id identifier feeOverview { feeId } } } } } }`;
    // Records that the payments were read today.
    await costOf(source, { first: 4 });
    const [one, all] = [await costOf(source, { first: 2 }), await costOf(source, { first: 4 })];
    expect(all.cost).toBe(one.cost);
    const paid = ["P-3", "P-2", "P-1"].map((identifier, at) => ({
      node: {
        payment: { id: toNodeId("Payment", processes[2 - at] ?? 0), identifier, feeOverview: [] },
      },
    }));
    expect(all.data).toEqual({ processes: { edges: [{ node: { payment: null } }, ...paid] } });
  });

  test("load processes of a job with one statement, and with none if not requested", async () => {
    const prepare = `mutation ($input: PrepareProcessJobInput!) { prepareProcessJob(input: $input) { job { id } } }`;
    const selection = { ids: processes.map((id) => toNodeId("Process", id)) };
    const { data } = await callProcess(database.db, caller, prepare, {
      input: { selection, action: "CANCEL" },
    });
    const { job } = data?.["prepareProcessJob"] as { job: { id: string } };
    const source = (fields: string) => `query ($id: ID!, $first: Int!) { node(id: $id) { ... on Job {
      items(first: $first) { edges { node { ${fields} } } } } } }`;
    const target = source("target { __typename id }");
    const one = await costOf(target, { id: job.id, first: 1 });
    const all = await costOf(target, { id: job.id, first: 3 });
    const none = await costOf(source("label"), { id: job.id, first: 3 });
    expect([all.cost, none.cost]).toEqual([one.cost, one.cost - 1]);
    const edges = selection.ids
      .toReversed()
      .map((id) => ({ node: { target: { __typename: "Process", id } } }));
    expect(all.data).toEqual({ node: { items: { edges } } });
  });
});
