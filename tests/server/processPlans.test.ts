import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { parseProcessFilter, type ProcessFilter } from "#server/domain/processes/processFilter";
import { toNodeId } from "#server/nodeId";
import {
  countQuery,
  countRows,
  selectRange,
  rangeQuery,
  type KeysetSource,
  type KeysetRange,
} from "#server/storage/database/keyset";
import { changeMarkQuery, createdQuery, latestChangeQuery } from "#server/storage/processes/processChanges";
import { processConditions } from "#server/storage/processes/processFilter";
import {
  processOrder,
  processSource,
  type ProcessOrderField,
  type StoredProcess,
} from "#server/storage/processes/processes";
import { postgres, type TestDatabase } from "../support/databases";
import { storeManyProcesses } from "../support/manyProcesses";
import { readRegister, storeCommunes } from "../support/register";

const fields: readonly ProcessOrderField[] = ["CREATED_AT", "UPDATED_AT", "NEXT_RETRY_AT", "TRIES"];
const until = new Date("2026-11-20T10:00:00.000Z");
const register = readRegister().slice(0, 60);
const [one = "", two = "", three = ""] = register.map(({ ags }) => ags);
const active: ProcessFilter = { records: ["ACTIVE"] };
const cause = "md5 of a cause stands here, as it has 32 characters".slice(0, 32);

const filters: readonly (readonly [string, ProcessFilter])[] = [
  ["a text that is rare", { text: "VG-0000123" }],
  ["a text that is common", { text: "a" }],
  ["literal signs", { text: "%_" }],
  ["a commune", { communes: [one] }],
  ["three communes", { communes: [one, two, three] }],
  ["a service", { services: ["ikfz-neuzulassung"] }],
  ["three services", { services: ["ikfz-neuzulassung", "ew-ummeldung", "fs-erweiterung"] }],
  ["a common status", { statuses: ["SUCCESS"] }],
  ["a rare status", { statuses: ["UNKNOWN"] }],
  ["several statuses", { statuses: ["UNKNOWN", "IN_PROGRESS", "ERROR_WITHOUT_RETRY"] }],
  ["a type", { types: ["SYNCHRONOUS"] }],
  ["both types", { types: ["SYNCHRONOUS", "ASYNCHRONOUS"] }],
  ["tries", { triesFrom: 18, triesTo: 19 }],
  ["many tries", { triesFrom: 4 }],
  ["a step of the schedule", { retryStates: ["retry_restart"] }],
  ["two steps", { retryStates: ["retry_1", "retry_restart"] }],
  ["no retry", { retryStates: ["no_retry"] }],
  ["days of creation", { created: { from: "2026-03-01", to: "2026-03-02" } }],
  ["days of changes", { updated: { from: "2026-03-01", to: "2026-03-31" } }],
  ["part of an error", { errorText: "vorgang 17 abgelehnt" }],
  ["a common part of errors", { errorText: "abgelehnt" }],
  ["an identical error", { errorFingerprint: cause }],
  ["archived ones", { records: ["ARCHIVED"] }],
  ["all records", { records: null }],
  ["what needs attention", { needsAttention: true }],
  ["what needs attention in a commune", { needsAttention: true, communes: [one] }],
  ["payments that differ from the fee rule", { hasFeeDifference: true }],
  ["a bulk job", { jobId: toNodeId("Job", "00000000-0000-4000-8000-000000000000") }],
];

describe("Query plans of processes", () => {
  let open: TestDatabase;
  beforeAll(async () => {
    open = await postgres.open();
    await storeCommunes(open.db, register);
    await storeManyProcesses(open.db, { count: 50_000, until });
    await sql`update process set fee_difference = 100 where id % 500 = 0`.execute(open.db);
    await sql`vacuum analyze process`.execute(open.db);
  }, 120_000);
  afterAll(() => open.close());

  const planOf = async (
    filter: ProcessFilter,
    field: ProcessOrderField,
    range: Partial<KeysetRange>,
    fromEnd: boolean,
  ) => {
    const isDescending = range.isDescending ?? true;
    const query = rangeQuery(
      processSource(parseProcessFilter({ ...active, ...filter }), field),
      { order: processOrder(field, isDescending), after: null, before: null, ...range, isDescending },
      { limit: 51, fromEnd },
    );
    const { rows } = await sql<Record<string, string>>`explain ${query}`.execute(open.db);
    return rows.map((row) => row["QUERY PLAN"]).join("\n");
  };

  const orders = fields.flatMap((field) => [true, false].map((isDescending) => ({ field, isDescending })));
  test.each(orders)(
    "$field (descending: $isDescending) is read from its index",
    async ({ field, isDescending }) => {
      const order = processOrder(field, isDescending);
      const [row] = await selectRange(
        open.db,
        processSource(parseProcessFilter({ ...active, communes: [two] }), field),
        { order, isDescending, after: null, before: null },
        { limit: 1, fromEnd: false },
      );
      const position = row?.position ?? [];
      for (const bounds of [{}, { after: position }, { before: position }]) {
        for (const fromEnd of [false, true]) {
          const plan = await planOf({}, field, { isDescending, ...bounds }, fromEnd);
          expect(plan).not.toMatch(/Sort|Seq Scan on process/);
          expect(plan).toMatch(/Index Scan (Backward )?using process_by_/);
          if (Object.keys(bounds).length > 0) expect(plan).toMatch(/Index Cond: .*ROW/);
        }
      }
    },
  );

  test.each(filters)("%s is read from an index", async (_name, filter) => {
    for (const isDescending of [true, false]) {
      const plan = await planOf(filter, "CREATED_AT", { isDescending }, false);
      expect(plan).not.toMatch(/Seq Scan on process\b/);
      expect(plan).toMatch(/Index (Only )?Scan/);
    }
  });

  test.each([
    ["communes", { communes: [one, two, three] }, /process_of_commune/],
    ["statuses", { statuses: ["UNKNOWN", "FINALLY_TERMINATED"] }, /process_of_status/],
    ["tries", { triesFrom: 4 }, /process_of_tries/],
    ["steps", { retryStates: ["retry_1", "retry_restart"] }, /process_of_tries/],
    ["records", { records: null }, /process_by_creation/],
  ] satisfies readonly (readonly [string, ProcessFilter, RegExp])[])(
    "several %s are read one by one, with the results of a single search",
    async (_name, filter, index) => {
      expect(await planOf(filter, "CREATED_AT", {}, false)).toMatch(index);
      const { spread, ...plain } = processSource(parseProcessFilter({ ...active, ...filter }), "CREATED_AT");
      if (!spread) throw new Error("They are read in one.");
      const order = processOrder("CREATED_AT", true);
      const read = async (source: KeysetSource<StoredProcess>) => {
        const first: KeysetRange = { order, isDescending: true, after: null, before: null };
        const rows = await selectRange(open.db, source, first, { limit: 300, fromEnd: false });
        const next: KeysetRange = { ...first, after: rows[99]?.position ?? null };
        const more = await selectRange(open.db, source, next, { limit: 50, fromEnd: false });
        return [rows.map(({ id }) => id), more.map(({ id }) => id), await countRows(open.db, source, 700)];
      };
      expect(await read({ ...plain, spread })).toEqual(await read(plain));
    },
  );

  test("a key prefix is read from the index of each kind of key, ignoring case", async () => {
    for (const text of ["vg-00001234", "EP-5a", "Vg-0000123"]) {
      const plan = await planOf({ text }, "CREATED_AT", {}, false);
      for (const key of ["pid", "uuid", "business_key", "payment"]) {
        expect(plan).toMatch(new RegExp(`Bitmap Index Scan on process_\\w*${key}`));
      }
    }
    const found = async (text: string) => {
      const source = processSource(parseProcessFilter({ ...active, text }), "CREATED_AT");
      return countRows(open.db, source, 100);
    };
    for (const text of ["VG-0000123", "ep-5"]) {
      expect(await found(text)).toBeGreaterThan(0);
      expect(await found(text.toUpperCase())).toBe(await found(text));
      expect(await found(text.toLowerCase())).toBe(await found(text));
    }
  });

  test("processes that need attention are read from their own index, without other failures", async () => {
    const filter: ProcessFilter = { ...active, needsAttention: true };
    const source = processSource(parseProcessFilter(filter), "CREATED_AT");
    const counting = sql<Record<string, string>>`explain ${countQuery(source, 1_001)}`;
    const counted = (await counting.execute(open.db)).rows.map((row) => row["QUERY PLAN"]).join("\n");
    expect(counted).toMatch(/Index Only Scan (Backward )?using process_needing_attention/);
    expect(counted).not.toMatch(/Filter/);
    for (const isDescending of [true, false]) {
      const listed = await planOf({ needsAttention: true }, "CREATED_AT", { isDescending }, false);
      expect(listed).toMatch(/Index Scan (Backward )?using process_needing_attention/);
      expect(listed).not.toMatch(/Filter: .*(record|status|tries)|Sort/);
    }
  });

  test("payments that differ from the fee rule are read from their own index, in its order", async () => {
    for (const isDescending of [true, false]) {
      const listed = await planOf({ hasFeeDifference: true }, "CREATED_AT", { isDescending }, false);
      expect(listed).toMatch(/Index Scan (Backward )?using process_with_fee_difference/);
      expect(listed).not.toMatch(/Filter: .*fee_difference|Sort/);
    }
  });

  test("the feed's query per second is read from an index as well, whatever the records", async () => {
    const after = new Date(until.getTime() - 5_000);
    const created = (filter: ProcessFilter | null) =>
      createdQuery(processConditions(parseProcessFilter(filter)), { after, until: null, afterId: 0 }, 1_000);
    for (const query of [changeMarkQuery(after), latestChangeQuery(), created(null), created(active)]) {
      const { rows } = await sql<Record<string, string>>`explain ${query}`.execute(open.db);
      const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
      expect(plan).not.toMatch(/Seq Scan on process\b/);
      expect(plan).toMatch(/Index Cond: \(.*record = .*\)/);
    }
  });
});
