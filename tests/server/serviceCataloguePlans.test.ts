import { sql, type RawBuilder } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { serviceCatalogue } from "#domain/serviceCatalogue";
import { countQuery, rangeQuery } from "#server/storage/database/keyset";
import {
  serviceCommuneOrder,
  serviceCommuneSource,
  serviceContentQuery,
  type ServiceCommuneConditions,
} from "#server/storage/services/serviceCommunes";
import { selectServiceUse, serviceUseQuery } from "#server/storage/services/serviceUse";
import { postgres, type TestDatabase } from "../support/databases";

const communes = 11_000;
const ids = serviceCatalogue.map(({ id }) => id);
const serviceId = "ikfz-neuzulassung";
const days = { from: "2026-10-22", to: "2026-11-20" };

let open: TestDatabase;
beforeAll(async () => {
  open = await postgres.open();
  const { db } = open;
  await sql`
    insert into commune (ags, name, unit, state, initial, search_text, initialization, initial_services)
    select '01' || to_char(n, 'FM000000'), 'Ort ' || n, 'Stadt', (array['SH', 'BY'])[1 + n % 2], 'O', E'\nort ' || n || E'\n',
      case when n <= 20 then 'not_initialized' else 'initialized' end, array[${serviceId}]
    from generate_series(1, ${communes}::int) as n`.execute(db);
  // About 200,000 services; each commune has 18 of 110.
  await sql`
    insert into commune_service (commune_ags, service_id, is_enabled)
    select c.ags, s.id, (c.ags || s.n)::bigint % 7 > 0 from (select ags, row_number() over () as n from commune) as c
    join (select id, n from unnest(${ids}::text[]) with ordinality as k (id, n)) as s on (s.n + c.n) % 6 = 0 and s.n <= 108`.execute(
    db,
  );
  // Years of figures of all communes, and of each.
  await sql`
    insert into statistics_sum (commune_ags, service_id, unit, day, figure, bucket, amount)
    select '', id, 'DAY', date '2026-11-20' - n, f, 0, 5 from unnest(${ids}::text[]) as id, generate_series(0, 400) as n,
      unnest(array['SUBMITTED', 'COMPLETED', 'PAYMENTS', 'FEE_INCOME']) as f
    union all
    select ags, ${serviceId}, 'DAY', date '2026-11-20' - n, 'SUBMITTED', 0, 1
    from (select ags from commune order by ags limit 2000) as c, generate_series(0, 100) as n`.execute(db);
  await sql`
    insert into service_texts (commune_ags, service_id, languages)
    select commune_ags, service_id, '{de}' from commune_service where service_id < 'ikfz'`.execute(db);
  await sql`
    insert into service_text (commune_ags, service_id, key, language, live_value, revision)
    select commune_ags, service_id, 'a', 'de', 'b', 1 from service_texts`.execute(db);
  await sql`
    insert into service_fee (commune_ags, service_id, fee_id, text, is_active)
    select commune_ags, service_id, 'f', 'g', true from commune_service where service_id = ${serviceId}`.execute(
    db,
  );
  await sql`vacuum analyze`.execute(db);
}, 120_000);
afterAll(() => open.close());

const planOf = async (query: RawBuilder<unknown>) => {
  const { rows } = await sql<Record<string, string>>`explain ${query}`.execute(open.db);
  return rows.map((row) => row["QUERY PLAN"]).join("\n");
};
const all: ServiceCommuneConditions = {
  serviceId,
  patterns: null,
  federalStates: null,
  states: null,
  ownContent: null,
};

test("Catalogue of services: the use of all is counted in one pass, with applications from an index", async () => {
  const use = new Map((await selectServiceUse(open.db, ids, days)).map((row) => [row.serviceId, row]));
  expect(use.size).toBe(ids.length);
  expect(use.get(serviceId)).toMatchObject({ communeCount: 1_834, waitingCount: 16, applicationCount: 150 });
  const plan = await planOf(serviceUseQuery(ids, days));
  expect(plan).not.toContain("Seq Scan on statistics_sum");
  expect(plan).toMatch(/statistics_sum_pkey[\s\S]*Index Cond: .*service_id = ANY.*day >=/);
  expect(plan.match(/Scan on commune_service\b/g)).toHaveLength(1);
});

test("Catalogue of services: the use of one is counted from indexes", async () => {
  const plan = await planOf(serviceUseQuery([serviceId], days));
  for (const table of ["statistics_sum", "commune_service"])
    expect(plan).not.toContain(`Seq Scan on ${table}`);
});

test.each<readonly [string, Partial<ServiceCommuneConditions>]>([
  ["all", {}],
  ["those of a name", { patterns: ["%ort 99%"] }],
  ["disabled ones of a Land", { federalStates: ["BY"], states: ["DISABLED"] }],
  ["those with own fees", { ownContent: ["FEES"] }],
])("Communes of a service: a page of %s starts from the service", async (_name, conditions) => {
  const source = serviceCommuneSource({ ...all, ...conditions });
  const range = { order: serviceCommuneOrder, isDescending: false, after: null, before: null };
  for (const query of [rangeQuery(source, range, { limit: 51, fromEnd: false }), countQuery(source)]) {
    const plan = await planOf(query);
    expect(plan).toContain("commune_service_by_service");
    expect(plan).not.toContain("Seq Scan on commune_service");
  }
});

test("Communes of a service: own content and applications of a page are read from indexes", async () => {
  const page = Array.from({ length: 50 }, (_, at) => `01${String(at * 6 + 4).padStart(6, "0")}`);
  const plan = await planOf(serviceContentQuery(serviceId, page, days));
  for (const table of ["statistics_sum", "service_text", "service_fee", "commune_service"]) {
    expect(plan).not.toMatch(new RegExp(`Seq Scan on ${table}\\b`));
  }
});
