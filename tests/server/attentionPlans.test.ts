import { sql, type RawBuilder } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { attentionKinds, attentionListKinds } from "#domain/attention";
import { calendarDayOf } from "#domain/calendarDays";
import { attentionListOf } from "#server/domain/attention/attentionLists";
import { attentionSources } from "#server/domain/attention/attentionSources";
import { DeclaredRow } from "#server/storage/database/declaredRow";
import { rangeQuery } from "#server/storage/database/keyset";
import { postgres, type TestDatabase } from "../support/databases";
import { storeManyAttention } from "../support/manyAttention";
import { storeManyProcesses } from "../support/manyProcesses";
import { readRegister, storeCommunes } from "../support/register";
import { contextOf } from "../support/serverCalls";

/** Tables that no statement may read as a whole. */
const largeTables = [
  "process",
  "service_text",
  "service_fee_price",
  "service_fee",
  "commune_service",
  "user_account",
  "user_invitation",
  "residential_property_source",
  "water_meter_reading",
];

describe("Query plans of what needs attention", () => {
  let open: TestDatabase;
  beforeAll(async () => {
    open = await postgres.open();
    const { db } = open;
    await storeCommunes(db, readRegister().slice(0, 4_000));
    // Sums of statistics take far longer than the processes.
    await sql`alter table process disable trigger user`.execute(db);
    await storeManyProcesses(db, { count: 40_000, until: new Date() });
    await storeManyAttention(db, 8_000);
  }, 240_000);
  afterEach(() => void vi.restoreAllMocks());
  afterAll(() => open.close());

  const contextFor = async () => {
    const { config, db } = await contextOf(open.db);
    const now = new Date();
    return { db, config, now, today: calendarDayOf(now), signal: new AbortController().signal };
  };
  /** Large tables that the statement reads as a whole, with its plan. */
  const scansOf = async (query: RawBuilder<unknown>) => {
    const { rows } = await sql<Record<string, string>>`explain ${query}`.execute(open.db);
    const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
    const scanned = [...plan.matchAll(/Seq Scan on (\w+)/g)].map(([, table = ""]) => table);
    return scanned.some((table) => largeTables.includes(table)) ? plan : null;
  };

  // Secrets are found by reading all of them once.
  test.each(attentionKinds.filter((kind) => kind !== "SECRET_KEY"))(
    "compute %s from indexes",
    async (kind) => {
      const ctx = await contextFor();
      const statements: RawBuilder<unknown>[] = [];
      const write = DeclaredRow.prototype.sql;
      vi.spyOn(DeclaredRow.prototype, "sql").mockImplementation(function (
        this: DeclaredRow<unknown>,
        ...parts
      ) {
        const statement = write.apply(this, parts);
        statements.push(statement);
        return statement;
      });
      await attentionSources[kind](ctx);
      vi.restoreAllMocks();
      expect(statements.length).toBeGreaterThan(0);
      for (const statement of statements) expect(await scansOf(statement)).toBeNull();
    },
  );

  test.each(attentionListKinds.filter((kind) => kind !== "SECRET_KEY"))(
    "list a page of %s from indexes",
    async (kind) => {
      const list = await attentionListOf(await contextFor(), kind);
      const range = { order: list.order, isDescending: false, after: null, before: null };
      expect(await scansOf(rangeQuery(list, range, { limit: 51, fromEnd: false }))).toBeNull();
    },
  );
});
