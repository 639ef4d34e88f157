import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { rangeQuery, type KeysetRange } from "#server/storage/database/keyset";
import {
  resourceOrder,
  resourceSource,
  type ResourceConditions,
  type ResourceOrderField,
} from "#server/storage/resources/resourceList";
import { resourceUseOrder, resourceUseSource } from "#server/storage/resources/resourceUses";
import { postgres, type TestDatabase } from "../support/databases";

const fields: readonly ResourceOrderField[] = ["TYPE", "RESOURCE_ID", "NAME", "UPDATED_AT", "EXPIRES_AT"];
const all: ResourceConditions = {
  patterns: null,
  types: null,
  communes: null,
  deprecated: null,
  isUsed: null,
  expiring: null,
};
/** Of a table that is long; the others are empty here. */
const tableScan = /Seq Scan on (?:resource [a-z]|service_setting)/;
const deprecatedKinds = [{ version: "v1", type: "restService" as const }];
const filters: readonly (readonly [string, Partial<ResourceConditions>])[] = [
  ["a rare text", { patterns: ["%restservice:id-4711%"] }],
  ["a kind", { types: ["restService"] }],
  ["a common kind", { types: ["commune"] }],
  ["kinds", { types: ["restService", "keystore"] }],
  ["communes", { communes: ["09000001", "09000002"] }],
  ["deprecated ones", { deprecated: { kinds: deprecatedKinds, isDeprecated: true } }],
  ["others", { deprecated: { kinds: deprecatedKinds, isDeprecated: false } }],
  ["used ones", { isUsed: true }],
  ["unused ones", { isUsed: false }],
  ["an expiry", { expiring: { before: new Date("2026-01-01"), problems: ["KEYSTORE_UNREADABLE"] } }],
];

describe("Query plans of resources", () => {
  let open: TestDatabase;
  beforeAll(async () => {
    open = await postgres.open();
    await sql`
      insert into resource (version, type, id, name, commune_ags, document, updated_at, expires_at)
      select 'v1', type, 'id-' || i, 'Name ' || i, case when type = 'commune' then '09' || lpad(i::text, 6, '0') end,
        'name: x', timestamptz '2024-01-01' + i * interval '20 minutes',
        case when type = 'keystore' then timestamptz '2026-01-01' + i * interval '1 day' end
      from (select i, case when i % 20 > 3 then 'commune' when i % 20 = 3 then 'keystore' when i % 20 = 2 then 'okkomm'
        else 'restService' end as type from generate_series(1, 20000) as i) as given
      on conflict do nothing`.execute(open.db);
    await sql`
      insert into service_setting (service_id, key, value)
      select 'ew-' || i, case when i % 3 = 0 then 'rest_service' else 'notify_email' end, 'id-' || i
      from generate_series(1, 20000) as i`.execute(open.db);
    await sql`analyze`.execute(open.db);
  }, 120_000);
  afterAll(() => open.close());

  const explain = async (query: ReturnType<typeof rangeQuery>) => {
    const { rows } = await sql<Record<string, string>>`explain ${query}`.execute(open.db);
    return rows.map((row) => row["QUERY PLAN"]).join("\n");
  };
  const planOf = (
    conditions: Partial<ResourceConditions>,
    field: ResourceOrderField,
    range: Partial<KeysetRange> = {},
    fromEnd = false,
  ) => {
    const isDescending = range.isDescending ?? false;
    const bounds = {
      order: resourceOrder(field, isDescending),
      isDescending,
      after: null,
      before: null,
      ...range,
    };
    return explain(rangeQuery(resourceSource({ ...all, ...conditions }), bounds, { limit: 51, fromEnd }));
  };

  test.each(fields)("read each page in order %s from its index", async (field) => {
    const isTime = field === "UPDATED_AT" || field === "EXPIRES_AT";
    const first = isTime ? "2025-01-01T00:00:00+00:00" : "m";
    const middle = field === "TYPE" || field === "RESOURCE_ID" ? [first, "m", "v1"] : [first, "m", "v1", "m"];
    for (const bounds of [{}, { after: middle }, { before: middle }]) {
      for (const isDescending of [false, true]) {
        const plan = await planOf({}, field, { ...bounds, isDescending }, isDescending);
        expect(plan).toMatch(/Index Scan (Backward )?using resource_by_\w+ on resource r/);
        if (Object.keys(bounds).length > 0) expect(plan).toContain("Index Cond: (ROW(");
        expect(plan).not.toContain("Sort");
      }
    }
  });

  test.each(filters)("read a page filtered by %s from an index", async (_what, filter) => {
    for (const field of fields) expect(await planOf(filter, field), field).not.toMatch(tableScan);
  });

  test("read a rare text from the search index", async () => {
    expect(await planOf({ patterns: ["%restservice:id-4711%"] }, "NAME")).toContain("resource_search");
  });

  test("read the uses of a resource from indexes", async () => {
    const source = resourceUseSource({ version: "v1", type: "restService", id: "id-3000" });
    const range = { order: resourceUseOrder, isDescending: false, after: null, before: null };
    const plan = await explain(rangeQuery(source, range, { limit: 51, fromEnd: false }));
    expect(plan).toContain("service_setting_by_value");
    expect(plan).not.toMatch(tableScan);
  });
});
