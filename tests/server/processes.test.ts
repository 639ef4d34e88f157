import { sql } from "kysely";
import { afterAll, describe, expect, test } from "vitest";
import { toNodeId } from "#server/nodeId";
import { databases } from "../support/databases";
import { place } from "../support/processCalls";
import { fingerprint, processHarness, storeSamples } from "../support/processHarness";

interface Listed {
  readonly processes: {
    readonly totalCount: number;
    readonly totalCountExceeded: boolean;
    readonly edges: readonly { readonly cursor: string; readonly node: { readonly pid: string } }[];
    readonly pageInfo: {
      readonly hasNextPage: boolean;
      readonly hasPreviousPage: boolean;
      readonly endCursor: string;
    };
  };
}

const list = `query ($filter: ProcessFilter, $orderBy: ProcessOrder, $first: Int, $after: String, $last: Int, $before: String) {
  processes(filter: $filter, orderBy: $orderBy, first: $first, after: $after, last: $last, before: $before) {
    totalCount totalCountExceeded edges { cursor node { pid } }
    pageInfo { hasNextPage hasPreviousPage endCursor } } }`;
describe.each(databases)("Processes on $name", async (kind) => {
  const harness = await processHarness(kind);
  await storeSamples(harness);
  afterAll(() => harness.open.close());

  const page = async (variables: Record<string, unknown>) =>
    (await harness.read<Listed>(list, variables)).processes;
  const pids = async (filter: object | null, orderBy: object | null = null) => {
    const found = await page({ filter, orderBy });
    expect(found.totalCount).toBe(found.edges.length);
    expect(found.totalCountExceeded).toBe(false);
    return found.edges.map(({ node }) => node.pid.replace("pid-", ""));
  };

  test("are latest first, and active by default", async () => {
    expect(await pids({})).toEqual(["fifth", "fourth", "third", "second", "first"]);
    expect(await pids({ records: ["ARCHIVED", "DELETED"] })).toEqual(["deleted", "archived"]);
    expect(await pids({ records: ["DELETED", "ACTIVE"], statuses: ["SUCCESS"] })).toEqual([
      "deleted",
      "first",
    ]);
    expect(await pids(null)).toHaveLength(7);
  });

  test.each<[object, readonly string[]]>([
    [{ text: "aaaa" }, ["second", "first"]],
    [{ text: " AAAA0000-0000-4000-8000-000000000001 " }, ["first"]],
    [{ text: "PID-F" }, ["fifth", "fourth", "first"]],
    [{ text: "EP-7" }, ["third"]],
    [{ text: "ep-7" }, ["third"]],
    [{ text: "VG_" }, ["first"]],
    [{ text: "vg_" }, ["first"]],
    [{ text: "VG_1%" }, ["first"]],
    [{ text: "%" }, []],
    [{ text: "0000" }, []],
    [{ communes: [place.ags] }, ["fifth", "fourth", "third", "second", "first"]],
    [{ communes: ["09162000", "none"] }, []],
    [{ services: ["pw-eheurkunde"] }, ["fourth"]],
    [{ services: ["pw-eheurkunde", place.serviceId], statuses: ["UNKNOWN", "SUCCESS"] }, ["fourth", "first"]],
    [{ services: ["unheard-of"] }, []],
    [{ statuses: ["ERROR"] }, ["fifth", "third", "second"]],
    [{ statuses: ["UNKNOWN", "SUCCESS", "SUCCESS"] }, ["fourth", "first"]],
    [{ statuses: [] }, ["fifth", "fourth", "third", "second", "first"]],
    [{ types: ["SYNCHRONOUS"] }, ["fourth"]],
    [{ retryStates: ["no_retry"] }, ["fourth"]],
    [{ retryStates: ["retry_0"] }, ["fifth", "first"]],
    [{ retryStates: ["retry_1", "retry_restart"] }, ["third", "second"]],
    [{ retryStates: ["retry_1", "no_retry"] }, ["fourth", "third"]],
    [{ retryStates: ["retry_1"], types: ["SYNCHRONOUS"] }, []],
    [{ triesFrom: 4 }, ["third", "second"]],
    [{ triesTo: 2 }, ["fifth", "first"]],
    [{ triesFrom: 3, triesTo: 4 }, ["fourth", "third"]],
    [{ triesFrom: 4, triesTo: 3 }, []],
    // The day on which clocks go forward, to the second in Europe/Berlin.
    [{ created: { from: "2026-03-29", to: "2026-03-29" } }, ["third", "second"]],
    [{ created: { to: "2026-03-28" } }, ["first"]],
    [{ created: { from: "2026-03-30" } }, ["fifth", "fourth"]],
    [{ updated: { from: "2026-03-30", to: "2026-03-30" } }, ["fourth", "third", "second"]],
    [{ updated: { from: "2026-09-01" } }, ["first"]],
    [{ errorText: "ANGABEN" }, ["third", "second"]],
    [{ errorText: "50% der" }, ["second"]],
    [{ errorText: "n_f" }, ["second"]],
    [{ errorText: "ÜBER" }, ["fifth"]],
    [{ errorFingerprint: fingerprint }, ["third", "second"]],
    [{ hasFeeDifference: true }, ["first"]],
    [{ hasFeeDifference: true, records: ["ARCHIVED", "ACTIVE"] }, ["archived", "first"]],
    [{ hasFeeDifference: false }, ["fifth", "fourth", "third", "second", "first"]],
    [{ needsAttention: true }, ["second", "first"]],
    [{ jobId: toNodeId("Job", "00000000-0000-4000-8000-000000000000") }, []],
  ])("are filtered by %j", async (filter, expected) => {
    expect(await pids(filter)).toEqual(expected);
  });

  test.each<[string, readonly string[], readonly string[]]>([
    [
      "CREATED_AT",
      ["first", "second", "third", "fourth", "fifth"],
      ["fifth", "fourth", "third", "second", "first"],
    ],
    [
      "UPDATED_AT",
      ["fourth", "third", "second", "fifth", "first"],
      ["first", "fifth", "second", "third", "fourth"],
    ],
    [
      "TRIES",
      ["first", "fifth", "fourth", "third", "second"],
      ["second", "third", "fourth", "fifth", "first"],
    ],
    // Rows without a next try come last in both directions.
    [
      "NEXT_RETRY_AT",
      ["fifth", "third", "first", "second", "fourth"],
      ["third", "fifth", "fourth", "second", "first"],
    ],
  ])("are ordered by %s", async (field, ascending, descending) => {
    expect(await pids({}, { field, direction: "ASC" })).toEqual(ascending);
    expect(await pids({}, { field, direction: "DESC" })).toEqual(descending);
  });

  const orders = ["CREATED_AT", "UPDATED_AT", "NEXT_RETRY_AT", "TRIES"].flatMap((field) =>
    ["ASC", "DESC"].map((direction) => ({ field, direction })),
  );
  test.each(orders)("are paged forwards and backwards by $field $direction", async (orderBy) => {
    const filter = { records: ["ACTIVE", "ARCHIVED", "DELETED"] };
    const whole = (await page({ filter, orderBy })).edges.map(({ cursor }) => cursor);
    expect(whole).toHaveLength(7);
    const forwards: string[] = [];
    for (let after: string | null = null; ;) {
      const { edges, pageInfo }: Listed["processes"] = await page({ filter, orderBy, first: 2, after });
      forwards.push(...edges.map(({ cursor }) => cursor));
      expect(pageInfo.hasPreviousPage).toBe(after !== null);
      if (!pageInfo.hasNextPage) break;
      after = pageInfo.endCursor;
    }
    expect(forwards).toEqual(whole);
    const back = await page({ filter, orderBy, last: 3, before: whole[5] ?? null });
    expect(back.edges.map(({ cursor }) => cursor)).toEqual(whole.slice(2, 5));
    expect(back.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: true });
  });

  test.each<[string, object, string]>([
    ["a text of 201 characters", { filter: { text: "a".repeat(201) } }, "text_too_long"],
    ["a text of 10,000 characters", { filter: { text: "ü".repeat(10_000) } }, "text_too_long"],
    ["10,000 spaces", { filter: { text: " ".repeat(10_000) } }, "text_too_long"],
    ["an error text of 201 characters", { filter: { errorText: "a".repeat(201) } }, "text_too_long"],
    [
      "201 values",
      { filter: { services: Array.from({ length: 201 }, (_, at) => `s${at}`) } },
      "list_too_long",
    ],
    ["tries below 0", { filter: { triesFrom: -1 } }, "bad_request"],
    ["tries above 1,000", { filter: { triesTo: 1_001 } }, "bad_request"],
    [
      "an end before the start",
      { filter: { created: { from: "2026-02-02", to: "2026-02-01" } } },
      "end_before_start",
    ],
    [
      "another end before the start",
      { filter: { updated: { from: "2026-02-02", to: "2026-02-01" } } },
      "end_before_start",
    ],
    ["a day that does not exist", { filter: { created: { from: "2026-02-30" } } }, "date_invalid"],
    ["an id of another type as job", { filter: { jobId: toNodeId("Process", "1") } }, "bad_request"],
    ["an unknown cursor", { after: "nonsense" }, "bad_request"],
    ["a page of 201 rows", { first: 201 }, "bad_request"],
  ])("refuse %s", async (_what, variables, code) => {
    const { codes } = await harness.query(list, { ...variables });
    expect(codes).toEqual([code]);
  });

  test("refuse a cursor of another order", async () => {
    const { edges } = await page({ orderBy: { field: "NEXT_RETRY_AT", direction: "ASC" } });
    const orderBy = { field: "NEXT_RETRY_AT", direction: "DESC" };
    expect((await harness.query(list, { after: edges[0]?.cursor, orderBy })).codes).toEqual(["bad_request"]);
  });

  test.each(["0000-01-01T00:00:00+00:00", "2026-02-30T00:00:00+00:00", "2026-01-01T00:00:00+16:00"])(
    "refuse a cursor at %s, which the database cannot represent",
    async (moment) => {
      const after = Buffer.from(JSON.stringify(["CREATED_AT", moment, 1])).toString("base64url");
      const orderBy = { field: "CREATED_AT", direction: "ASC" };
      expect((await harness.query(list, { after, orderBy })).codes).toEqual(["bad_request"]);
    },
  );

  test("treat control characters as spaces", async () => {
    expect(await pids({ text: "\u0000VG_1%\n" })).toEqual(["first"]);
  });

  test("are counted exactly up to 10,000", async () => {
    await sql`insert into process (pid, uuid, definition_key, name, type, commune_ags, service_id, status)
      select 'n' || i, 'n' || i, 'k', 'Viele', 'ASYNCHRONOUS', ${place.ags}, ${place.serviceId}, 'FINALLY_TERMINATED'
      from generate_series(1, 10000) as i`.execute(harness.open.db);
    const filter = { statuses: ["FINALLY_TERMINATED"] };
    expect(await page({ filter, first: 1 })).toMatchObject({ totalCount: 10_000, totalCountExceeded: false });
    expect(await page({ filter: {}, first: 1 })).toMatchObject({
      totalCount: 10_000,
      totalCountExceeded: true,
    });
  });
});
