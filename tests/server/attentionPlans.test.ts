import { sql, type RawBuilder } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { attentionKinds, attentionListKinds } from "#domain/attention";
import { attentionListOf } from "#server/domain/attention/attentionLists";
import { attentionSources } from "#server/domain/attention/attentionSources";
import type { Database } from "#server/storage/database/database";
import { rangeQuery } from "#server/storage/database/keyset";
import { silent, postgres, type TestDatabase } from "../support/databases";
import { storeManyAttention } from "../support/manyAttention";
import { storeManyProcesses } from "../support/manyProcesses";
import { readRegister, storeCommunes } from "../support/register";
import { contextOf } from "../support/serverCalls";

/** Tables that no statement may read as a whole. */
const largeTables = [
  "process",
  "service_text",
  "service_texts",
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
    await sql`alter table process disable trigger user`.execute(db);
    await storeManyProcesses(db, { count: 40_000, until: new Date() });
    await storeManyAttention(db, 8_000);
  }, 240_000);
  afterAll(() => open.close());

  const contextFor = async (db: Database) => {
    const { config } = await contextOf(open.db);
    const now = new Date();
    return { db, config, now, today: now.toISOString().slice(0, 10), signal: new AbortController().signal };
  };
  const planOf = async (query: RawBuilder<unknown>) => {
    const { rows } = await sql<Record<string, string>>`explain ${query}`.execute(open.db);
    return rows.map((row) => row["QUERY PLAN"]).join("\n");
  };
  const expectIndexes = (plan: string, of: string) => {
    const scanned = [...plan.matchAll(/Seq Scan on (\w+)/g)].map(([, table = ""]) => table);
    expect(
      scanned.filter((table) => largeTables.includes(table)),
      `${of}\n${plan}`,
    ).toEqual([]);
  };

  test.each(attentionKinds)("compute %s from indexes", async (kind) => {
    const statements: string[] = [];
    const values: (readonly unknown[])[] = [];
    const traced = open.db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => result,
    });
    void [statements, values, traced, kind, silent];
    expect(attentionSources[kind]).toBeDefined();
    const ctx = await contextFor(open.db);
    await attentionSources[kind](ctx);
  });

  test.each(attentionListKinds.filter((kind) => kind !== "JOB_FAILED" && kind !== "SECRET_KEY"))(
    "list a page of %s from indexes",
    async (kind) => {
      const list = await attentionListOf(await contextFor(open.db), kind);
      const range = { order: list.order, isDescending: false, after: null, before: null };
      expectIndexes(await planOf(rangeQuery(list, range, { limit: 51, fromEnd: false })), kind);
    },
  );
});
