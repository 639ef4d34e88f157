import { sql, type RawBuilder } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { endedBefore } from "#domain/erasure";
import { dueIdsQuery, dueServicesQuery } from "#server/storage/erasure/dueProcesses";
import { postgres, type TestDatabase } from "../support/databases";
import { storeManyProcesses } from "../support/manyProcesses";
import { storeCommunes } from "../support/register";

const until = new Date("2026-11-20T10:00:00.000Z");
const day = "2026-11-22";
const ags = "09761000";

describe("Query plans of the erasure of applicants' data", () => {
  let open: TestDatabase;
  beforeAll(async () => {
    open = await postgres.open();
    await storeCommunes(open.db, [{ ags, name: "Augsburg", unit: "Stadt", postalCodes: [], services: [] }]);
    await storeManyProcesses(open.db, { count: 20_000, until });
  }, 120_000);
  afterAll(() => open.close());

  const planOf = async (query: RawBuilder<unknown>) => {
    const { rows } = await sql<Record<string, string>>`explain ${query}`.execute(open.db);
    return rows.map((row) => row["QUERY PLAN"]).join("\n");
  };

  test("what is due is counted and read from the index of erasable processes", async () => {
    const before = endedBefore(day, 180);
    const periods = { day, listed: [], fallback: { days: 180, endedBefore: before } };
    const range = { serviceId: "ew-meldebescheinigung", communeAgs: ags, endedBefore: before };
    for (const query of [dueServicesQuery(periods), dueIdsQuery([range], day, 500)]) {
      const plan = await planOf(query);
      expect(plan).toMatch(/(using|Bitmap Index Scan on) process_erasable/);
      expect(plan).not.toMatch(/Seq Scan on process/);
    }
  });
});
