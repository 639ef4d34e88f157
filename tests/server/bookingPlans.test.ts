import { sql } from "kysely";
import { afterAll, describe, expect, test } from "vitest";
import { bookingOrder, bookingSource, type BookingOrderField } from "#server/storage/accounting/bookings";
import type { BookingConditions } from "#server/storage/accounting/bookingFilter";
import { countQuery, rangeQuery } from "#server/storage/database/keyset";
import { anyBooking } from "../support/bookings";
import { postgres } from "../support/databases";

const agsOf = (index: number) => `09${String(100_000 + index)}`;
const pair = (index: number) => ({ communeAgs: agsOf(index), serviceId: "ew-meldebescheinigung" });
const commune = { communes: [agsOf(1)] };

const byDate: readonly (readonly [string, Partial<BookingConditions>])[] = [
  ["nothing", {}],
  ["a commune", commune],
  ["communes", { communes: [agsOf(1), agsOf(2)] }],
  ["a service", { services: ["pw-eheurkunde"] }],
  ["a commune and a service", { ...commune, services: ["pw-eheurkunde"] }],
  ["a commune and a payment method", { ...commune, paymentMethods: ["PayPal"] }],
  ["the open ones", { states: ["OPEN"] }],
  ["amounts", { ...commune, totalFrom: 100, totalTo: 9_000 }],
  ["what is not exported", { ...commune, isExported: false }],
  ["the service of a member", { scope: [pair(1)] }],
  ["the services of a member", { scope: [pair(1), pair(2), pair(3)] }],
];

describe("Query plans of bookings", async () => {
  const open = await postgres.open();
  await sql`
    insert into process (pid, uuid, definition_key, name, type, commune_ags, service_id, status)
    select gen_random_uuid(), gen_random_uuid(), 'm', 'Antrag', 'ASYNCHRONOUS', '09100000', 'ew-meldebescheinigung', 'SUCCESS'
    from generate_series(1, 100)`.execute(open.db);
  await sql`
    insert into booking (process_id, pid, commune_ags, service_id, kind, position, booked_at, operation, fee_number,
      fee_text, budget_item, total, vat, vat_rate, cash_reference, receipt_number, payment_identifier, payment_system,
      payment_method, state, licence_plate)
    select p.id, p.pid, '09' || (100000 + n % 50),
      (array['ew-meldebescheinigung', 'pw-eheurkunde', 'ikfz-neuzulassung'])[1 + n % 3], 'PAYMENT', n,
      timestamptz '2026-01-01' + n * interval '10 minutes', 'Antrag', '1', 'Gebühr',
      case when n % 9 <> 0 then '0.' || n % 30 end, n % 10000, 0, 0, '5.' || n, '1', 'EPB-' || n, 'epay',
      (array['PayPal', 'giropay'])[1 + n % 2], case when n % 97 = 0 then 'OPEN' else 'SETTLED' end, 'XX-AB ' || n
    from generate_series(1, 40000) as n join (select *, row_number() over (order by id) as k from process) as p
      on p.k = 1 + n % 100`.execute(open.db);
  await sql`analyze booking`.execute(open.db);
  afterAll(() => open.close());

  const planOf = async (query: ReturnType<typeof countQuery> | ReturnType<typeof rangeQuery>) => {
    const { rows } = await sql<Record<string, string>>`explain ${query}`.execute(open.db);
    return rows.map((row) => row["QUERY PLAN"]).join("\n");
  };
  const pagePlan = async (
    conditions: Partial<BookingConditions>,
    field: BookingOrderField,
    isDescending: boolean,
  ) => {
    const source = bookingSource({ ...anyBooking, ...conditions });
    const range = { order: bookingOrder(field, isDescending), isDescending, after: null, before: null };
    return { source, plan: await planOf(rangeQuery(source, range, { limit: 51, fromEnd: false })) };
  };

  test.each(byDate)("read a page by %s from an index, in its order", async (_, conditions) => {
    const { source, plan } = await pagePlan(conditions, "DATE", true);
    expect(plan).toContain("using booking_");
    expect(plan).not.toMatch(/Seq Scan on booking\b/);
    // A list of values is merged from the first rows of each.
    if (source.spread === undefined) expect(plan).not.toContain("Sort");
    else expect(plan.match(/Sort Key/g) ?? []).toHaveLength(1);
  });

  test.each([
    ["TOTAL", false],
    ["TOTAL", true],
    ["BUDGET_ITEM", false],
    ["BUDGET_ITEM", true],
  ] as const)("read a commune's page by %s from an index, descending: %s", async (field, isDescending) => {
    const { plan } = await pagePlan(commune, field, isDescending);
    expect(plan).toContain(field === "TOTAL" ? "using booking_by_total" : "using booking_by_budget_item");
    expect(plan).not.toContain("Sort");
  });

  test.each([
    ["a few days", { from: new Date("2026-03-01"), before: new Date("2026-03-05") }, "booking_of_commune"],
    ["an amount", { totalFrom: 4_711, totalTo: 4_711 }, "booking_by_total"],
    ["a budget item", { budgetItems: ["0.7"] }, "booking_by_budget_item"],
  ] as const)("find %s of a commune by an index", async (_, conditions, index) => {
    const source = bookingSource({ ...anyBooking, ...commune, ...conditions });
    expect(await planOf(countQuery(source, 10_001))).toContain(index);
  });

  test("find numbers and vehicles by their trigrams", async () => {
    const search = { pattern: "%ab 12345%", withVehicles: true };
    const plan = await planOf(countQuery(bookingSource({ ...anyBooking, search }), 10_001));
    expect(plan).toContain("booking_by_numbers");
    expect(plan).toContain("booking_by_vehicle");
  });
});
