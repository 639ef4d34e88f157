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
import { storeManyServices, usedService } from "../support/manyServices";

const ids = serviceCatalogue.map(({ id }) => id);
const serviceId = usedService;
const days = { from: "2026-10-22", to: "2026-11-20" };

let open: TestDatabase;
beforeAll(async () => {
  open = await postgres.open();
  await storeManyServices(open.db);
}, 300_000);
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
