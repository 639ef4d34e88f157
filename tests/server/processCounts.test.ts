import { afterAll, describe, expect, test } from "vitest";
import { shownCountMax } from "#domain/limits";
import { needsAttention } from "#domain/processAttention";
import { processRecords, processStatuses } from "#domain/processTransitions";
import { processTypes } from "#domain/retrySchedule";
import { databases } from "../support/databases";
import { storeManyProcesses } from "../support/manyProcesses";
import { place } from "../support/processCalls";
import { processHarness, readTime } from "../support/processHarness";

const listed = `query ($filter: ProcessFilter) { processes(first: 50, filter: $filter) {
  edges { node { status record type tries } } } }`;
const counts = `query ($filters: [ProcessFilter!]!) { processCounts(filters: $filters) { count isExceeded } }`;

const states = processStatuses.flatMap((status) =>
  processRecords.flatMap((record) =>
    processTypes.flatMap((type) => [1, 19, 20, 21].map((tries) => ({ status, record, type, tries }))),
  ),
);

const settled = { status: "SUCCESS", type: "ASYNCHRONOUS", tries: 1 } as const;

describe.each(databases)("Counts of processes on $name", async (kind) => {
  const harness = await processHarness(kind);
  afterAll(() => harness.open.close());

  const counted = (count: number, isExceeded = false) => ({ count, isExceeded });

  test("needing attention are active ones whose payment differs from the fee rule", async () => {
    const differing = { status: "SUCCESS", fee_difference: 100 } as const;
    const ids = [await harness.add(differing), await harness.add({ ...differing, record: "ARCHIVED" })];
    expect(await harness.read(counts, { filters: [{ needsAttention: true }] })).toEqual({
      processCounts: [counted(1)],
    });
    expect(
      processRecords.map((record) => needsAttention({ ...settled, record, feeDifference: 100 })),
    ).toEqual(processRecords.map((record) => record === "ACTIVE"));
    await harness.open.db.deleteFrom("process").where("id", "in", ids).execute();
  });

  test("needing attention are exactly those that require manual action", async () => {
    const attention = { needsAttention: true };
    const filters = [
      attention,
      { ...attention, records: ["ARCHIVED"] },
      { ...attention, types: ["SYNCHRONOUS"] },
    ];
    expect(await harness.read(counts, { filters })).toEqual({
      processCounts: [0, 0, 0].map((one) => counted(one)),
    });
    for (const state of states) await harness.add(state);
    const expected = states.filter((state) => needsAttention({ ...state, feeDifference: null }));
    // Without retry: 2 types × 4 numbers of tries; with retry: all 4 of synchronous, 2 of asynchronous.
    expect(expected).toHaveLength(14);
    expect(await harness.read(counts, { filters })).toEqual({
      processCounts: [14, 0, 8].map((one) => counted(one)),
    });
    const { processes } = await harness.read<{ processes: { edges: readonly { node: object }[] } }>(listed, {
      filter: attention,
    });
    const found = processes.edges.map(({ node }) => node);
    expect(found).toHaveLength(14);
    expect(found).toEqual(expect.arrayContaining(expected));
  });

  test("are returned per filter, in order", async () => {
    const filters = [
      { statuses: ["ERROR", "ERROR_WITHOUT_RETRY"], records: ["ACTIVE"] },
      { statuses: ["SUCCESS"], records: ["ACTIVE", "ARCHIVED"] },
      { text: "nobody has it" },
      { retryStates: ["retry_restart"] },
      {},
    ];
    const { processCounts } = await harness.read<{ processCounts: unknown }>(counts, { filters });
    expect(processCounts).toEqual([16, 16, 0, 14, 56].map((count) => counted(count)));
  });

  test("are exact up to 1,000", async () => {
    await storeManyProcesses(harness.open.db, { count: shownCountMax + 1, until: readTime });
    const filters = [{ services: [place.serviceId] }, { records: [...processRecords] }];
    const { processCounts } = await harness.read<{ processCounts: readonly { count: number }[] }>(counts, {
      filters,
    });
    expect(processCounts[0]?.count).toBeLessThan(shownCountMax);
    expect(processCounts[1]).toEqual(counted(shownCountMax, true));
  });

  test("accept at most 20 filters at once, and none that a list would refuse", async () => {
    const refused = async (filters: readonly object[]) => (await harness.query(counts, { filters })).codes;
    expect(await refused(Array.from({ length: 20 }, () => ({ text: "x" })))).toEqual([]);
    expect(await refused(Array.from({ length: 21 }, () => ({ text: "x" })))).toEqual(["list_too_long"]);
    expect(await refused([{ text: "x".repeat(201) }])).toEqual(["text_too_long"]);
  });

  test("are refused to members", async () => {
    const { member } = harness.tokens;
    expect((await harness.query(counts, { filters: [{}] }, member)).codes).toEqual([
      "insufficient_permissions",
    ]);
  });
});
