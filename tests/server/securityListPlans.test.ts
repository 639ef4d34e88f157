import { sql, type RawBuilder } from "kysely";
import { afterAll, describe, expect, test } from "vitest";
import { parseAddress } from "#server/domain/securityLists/readPattern";
import { countQuery, rangeQuery } from "#server/storage/database/keyset";
import {
  applyingQuery,
  entryOrder,
  entrySource,
  type EntryConditions,
  type EntryOrderField,
} from "#server/storage/securityLists/entries";
import { stagedOrder, stagedSource } from "#server/storage/securityLists/imports";
import { postgres } from "../support/databases";
import { augsburg, listToday, storeListPlaces } from "../support/securityLists";

const anyEntry: EntryConditions = { patterns: null, kind: null, expires: null };

describe("Query plans of security lists", async () => {
  const open = await postgres.open();
  await storeListPlaces(open.db);
  await sql`
    insert into security_list_entry (commune_ags, list, pattern, display, is_domain, reason, expires_on, created_at,
      created_by_name)
    select case when n % 5 = 0 then '09175115' else ${augsburg} end,
      case when n % 4 = 0 then 'WHITELIST' else 'BLACKLIST' end, 'person.' || n || '@d' || n % 999 || '.example',
      'person.' || n || '@d' || n % 999 || '.example', false, case when n % 3 = 0 then 'Grund ' || n end,
      case when n % 7 = 0 then date '2027-01-01' end, timestamptz '2026-01-01' + n * interval '1 minute', 'a'
    from generate_series(1, 60000) as n`.execute(open.db);
  const { id } = await open.db
    .insertInto("security_list_import")
    .values({
      commune_ags: augsburg,
      list: "BLACKLIST",
      state: "CHECKED",
      file_name: "a",
      encoding: "UTF_8",
      created_at: new Date(),
      expires_at: new Date(),
      created_by_name: "a",
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const importId = id;
  await sql`
    insert into security_list_import_entry (import_id, position, line, text, result)
    select ${id}::uuid, n, n, 'a', case when n % 9 = 0 then 'INVALID' else 'ENTRY_ADDED' end
    from generate_series(1, 30000) as n`.execute(open.db);
  await sql`analyze security_list_entry`.execute(open.db);
  await sql`analyze security_list_import_entry`.execute(open.db);
  afterAll(() => open.close());

  const planOf = async (query: RawBuilder<unknown>) => {
    const { rows } = await sql<Record<string, string>>`explain ${query}`.execute(open.db);
    return rows.map((row) => row["QUERY PLAN"]).join("\n");
  };
  const list = { communeAgs: augsburg, list: "BLACKLIST" } as const;

  test("find the entries about an address by one condition on the unique index", async () => {
    const { candidates = [] } = parseAddress("person.4711@a.mail.d7.example") ?? {};
    expect(candidates).toHaveLength(5);
    const plan = await planOf(applyingQuery(augsburg, candidates, listToday));
    expect(plan).toMatch(/^Index Scan using security_list_entry_pattern on security_list_entry/);
    const [condition, ...others] = plan.match(/Index Cond: .*/g) ?? [];
    expect(condition).toContain("commune_ags = ");
    expect(condition).toContain("pattern = ANY");
    expect(others).toEqual([]);
    expect(plan).not.toMatch(/Seq Scan|Bitmap/);
  });

  test.each([
    ["PATTERN", false, "security_list_entry_by_pattern"],
    ["PATTERN", true, "security_list_entry_by_pattern"],
    ["CREATED_AT", false, "security_list_entry_by_time"],
    ["CREATED_AT", true, "security_list_entry_by_time"],
  ] as const)(
    "read a page by %s from its index, descending: %s",
    async (field: EntryOrderField, isDescending, index) => {
      for (const conditions of [{}, { kind: "ADDRESS" }, { expires: true }] as const) {
        const source = entrySource(list, { ...anyEntry, ...conditions }, listToday);
        const range = { order: entryOrder(field), isDescending, after: null, before: null };
        const plan = await planOf(rangeQuery(source, range, { limit: 51, fromEnd: false }));
        expect(plan).toContain(`using ${index}`);
        expect(plan).not.toContain("Sort");
      }
    },
  );

  test("find a text by its trigrams", async () => {
    const source = entrySource(list, { ...anyEntry, patterns: ["%person.4711@%"] }, listToday);
    expect(await planOf(countQuery(source, 10_001))).toContain("security_list_entry_by_search");
  });

  test("read entries of a file in its order, those with one result as well", async () => {
    const page = { limit: 51, fromEnd: false };
    const range = { order: stagedOrder, isDescending: false, after: [10_000], before: null };
    const all = await planOf(rangeQuery(stagedSource(importId, null), range, page));
    expect(all).toContain("using security_list_import_entry_pkey");
    expect(all).not.toContain("Sort");
    const invalid = await planOf(rangeQuery(stagedSource(importId, ["INVALID"]), range, page));
    expect(invalid).toContain("using security_list_import_by_result");
  });
});
