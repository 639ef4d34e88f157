import { sql, type RawBuilder } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { rangeQuery } from "#server/storage/database/keyset";
import {
  deviationOrders,
  deviationSource,
  deviationSummaryQuery,
  selectDeviationSummaries,
} from "#server/storage/fees/feeDeviations";
import { paidApplicationsQuery } from "#server/storage/services/paidApplications";
import { serviceFeesQuery } from "#server/storage/fees/serviceFees";
import { systemFeeOrder, systemFeeSource } from "#server/storage/fees/systemFees";
import { postgres, type TestDatabase } from "../support/databases";
import { feeService } from "../support/fees";

/** Of every commune; each has changed one of the 20 fees in the catalogue. */
const communes = 11_000;

/** Communes with many applications. */
const busy = 20;

let open: TestDatabase;
beforeAll(async () => {
  open = await postgres.open();
  const { db } = open;
  await sql`
    insert into commune (ags, name, unit, state, initial, search_text)
    select '01' || to_char(n, 'FM000000'), 'Ort ' || n, 'Stadt', 'SH', 'O', '' from generate_series(1, ${communes}::int) as n`.execute(
    db,
  );
  await sql`insert into commune_service (commune_ags, service_id) select ags, ${feeService} from commune`.execute(
    db,
  );
  await sql`
    insert into service_fee (service_id, fee_id, text, is_active, metadata_state)
    select s, 'fee-' || n, 'Text', true, 'OWN'
    from unnest(array[${feeService}, 'ikfz-umschreibung', 'ew-meldebescheinigung']) as s, generate_series(1, 20) as n`.execute(
    db,
  );
  await sql`
    insert into service_fee (commune_ags, service_id, fee_id, text, is_active)
    select ags, ${feeService}, 'fee-1', 'Text', true from commune`.execute(db);
  await sql`
    insert into service_fee_price (fee, valid_from, value, tax_rate)
    select id, '2021-01-01', 100, 0 from service_fee`.execute(db);
  await sql`
    insert into process (pid, uuid, definition_key, name, type, commune_ags, service_id, status, created_at)
    select 'p' || n, 'u' || n, 'd', 'n', 'SYNCHRONOUS', '01' || to_char(1 + n % ${busy}::int, 'FM000000'),
      case n % 2 when 0 then ${feeService} else 'ikfz-umschreibung' end, 'SUCCESS',
      timestamptz '2026-01-01' + n * interval '1 minute'
    from generate_series(1, ${busy * 4_000}::int) as n`.execute(db);
  await sql`
    insert into process_payment (
      process_id, completion_type, completed_at, identifier, payment_system, payment_type, total_amount)
    select id, 't', created_at, pid, 's', 't', 1 from process`.execute(db);
  await sql`insert into process_content (process_id, variables) select id, '{"a": {"b": 1}}' from process`.execute(
    db,
  );
  await sql`analyze`.execute(db);
}, 60_000);
afterAll(() => open.close());

test("the fees of a service, its catalogue and their prices are read from indexes", async () => {
  const query = serviceFeesQuery(open.db, { communeAgs: "01005000", serviceId: feeService });
  expect(await query.execute()).toHaveLength(21);
  const rows = await query.explain<Record<string, string>>();
  const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
  expect(plan).not.toContain("Seq Scan");
  for (const index of ["service_fee_of_commune", "service_fee_of_catalogue", "service_fee_price_pkey"]) {
    expect(plan).toContain(index);
  }
});

const planOf = async (query: RawBuilder<unknown>) => {
  const { rows } = await sql<Record<string, string>>`explain ${query}`.execute(open.db);
  return rows.map((row) => row["QUERY PLAN"]).join("\n");
};

test("deviations from the catalogue are summarised from indexes", async () => {
  const compared = Array.from({ length: 20 }, (_, at) => ({
    serviceId: feeService,
    feeId: `fee-${at + 1}`,
    on: "2026-11-20",
  }));
  const [first, second] = await selectDeviationSummaries(open.db, compared);
  expect(first).toEqual({ place: 1, count: communes, amountCount: 0, lowest: null, highest: null });
  expect(second).toBeUndefined();
  const plan = await planOf(deviationSummaryQuery(compared));
  expect(plan).not.toContain("Seq Scan");
  expect(plan).toContain("service_fee_by_fee");
});

test("pages of the catalogue and of its deviations are read from indexes", async () => {
  const range = { isDescending: false, after: null, before: null };
  const page = { limit: 51, fromEnd: false };
  const all = { patterns: null, serviceIds: null, isActive: null, isDeviating: false };
  for (const conditions of [all, { ...all, serviceIds: [feeService] }, { ...all, isDeviating: true }]) {
    const plan = await planOf(
      rangeQuery(systemFeeSource(conditions), { ...range, order: systemFeeOrder }, page),
    );
    expect(plan).not.toContain("Seq Scan");
    expect(plan).toContain("service_fee_of_catalogue");
  }
  const fee = { serviceId: feeService, feeId: "fee-2", on: "2026-11-20" };
  const plan = await planOf(
    rangeQuery(deviationSource(fee, null), { ...range, order: deviationOrders.DIFFERENCE }, page),
  );
  expect(plan).not.toContain("Seq Scan");
});

test.each([
  { place: "a commune", communeAgs: "01000003", index: "process_of_commune_service" },
  { place: "all communes", communeAgs: null, index: "process_of_service" },
])(
  "the latest payments of a service in $place are read from indexes, with the answers of few",
  async (of) => {
    const { communeAgs, index } = of;
    const query = paidApplicationsQuery({ communeAgs, serviceId: feeService }, ["b"], 200);
    const { rows: found } = await query.execute(open.db);
    expect(found).toHaveLength(200);
    expect(found[0]?.answers).toEqual({ b: 1 });
    const { rows } = await sql<Record<string, string>>`explain ${query}`.execute(open.db);
    const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
    expect(plan).not.toContain("Seq Scan");
    for (const name of [index, "process_payment_pkey", "process_content_pkey"]) {
      expect(plan).toContain(name);
    }
  },
);
