import { sql } from "kysely";
import { listBookings, readBookingFilterValues, type BookingOrder } from "#server/domain/accounting/bookings";
import { readBookingSums } from "#server/domain/accounting/bookingSums";
import { openProcessStore, type ProcessStore } from "./processStore";
import { median, type Report } from "./report";

const repeats = 9;
const page = { first: 50, last: null, after: null, before: null };
/** Sort orders of the list. */
const orders: readonly BookingOrder[] = [
  { field: "DATE", direction: "DESC" },
  { field: "TOTAL", direction: "DESC" },
  { field: "BUDGET_ITEM", direction: "ASC" },
];

/** Speed of the list of bookings, its sums and its search, on PostgreSQL. */
export async function bookings(report: Report, count = 1_000_000): Promise<void> {
  const store = await openProcessStore("postgres");
  const area = `${count.toLocaleString("en-US")} bookings in 60 communes, postgres`;
  try {
    const begin = performance.now();
    await fill(store, count);
    report.add(area, "seeding", (performance.now() - begin) / 1_000, "s");
    await measure(report, area, store);
  } finally {
    await store.close();
  }
}

/** Stores bookings of three years, ten for each process. */
async function fill({ db }: ProcessStore, count: number): Promise<void> {
  // Indexes of trigrams are built several times faster at once.
  const { rows: indexes } = await sql<{ name: string; definition: string }>`
    select indexname as name, indexdef as definition from pg_indexes
    where tablename = 'booking' and indexdef like '%gin%'`.execute(db);
  for (const { name } of indexes) await sql`drop index ${sql.ref(name)}`.execute(db);
  await sql`
    with place as (select ags, row_number() over (order by ags) as n from commune),
    paid as (
      insert into process (pid, uuid, definition_key, name, type, commune_ags, service_id, status)
      select gen_random_uuid(), gen_random_uuid(), 'm', 'Zulassung', 'ASYNCHRONOUS', c.ags, 'ikfz-neuzulassung', 'SUCCESS'
      from generate_series(1, ${count / 10}::integer) as s(i) join place c on c.n = 1 + i % 60
      returning id, pid, commune_ags)
    insert into booking (process_id, pid, commune_ags, service_id, kind, position, booked_at, operation, fee_number,
      fee_text, budget_item, total, vat, vat_rate, cash_reference, receipt_number, payment_identifier, payment_system,
      payment_method, state, licence_plate, vin)
    select id, pid, commune_ags, (array['ikfz-neuzulassung', 'ew-meldebescheinigung'])[1 + position % 2], 'PAYMENT',
      position, timestamptz '2024-01-01' + (id * 10 + position) * interval '90 seconds', 'Zulassung', '221.1', 'Zulassung',
      '0.1120.' || position, 1000 + (id * 7919 + position) % 9000, 0, 0, '5.' || id, position::text, 'EPB-' || id,
      'epay', (array['PayPal', 'giropay', 'Kreditkarte'])[1 + id % 3],
      case when id % 97 = 0 then 'OPEN' else 'SETTLED' end, 'XX-AB ' || id, 'WXX' || lpad(id::text, 14, '0')
    from paid cross join generate_series(1, 10) as position`.execute(db);
  for (const { definition } of indexes) await sql.raw(definition).execute(db);
  await sql`vacuum analyze booking, process`.execute(db);
}

async function measure(report: Report, area: string, { ctx, db }: ProcessStore): Promise<void> {
  const { ags, plate } = await db
    .selectFrom("booking")
    .select(["commune_ags as ags", "licence_plate as plate"])
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirstOrThrow();
  const time = async (what: string, run: () => Promise<unknown>) => {
    const times: number[] = [];
    for (let round = 0; round < repeats; round += 1) {
      const begin = performance.now();
      await run();
      times.push(performance.now() - begin);
    }
    report.add(area, what, median(times), "ms");
  };
  for (const [of, filter] of [
    ["a commune", { communes: [ags] }],
    ["all communes", {}],
  ] as const) {
    for (const order of orders) {
      await time(`first page of ${of} by ${order.field}`, () => listBookings(ctx, filter, order, page));
    }
    await time(`count of ${of}`, async () => (await listBookings(ctx, filter, null, page)).totalCount());
    await time(`sums of ${of}`, () => readBookingSums(ctx, filter));
    await time(`search by plate in ${of}`, async () => {
      const found = await listBookings(ctx, { ...filter, text: plate }, null, page);
      return found.totalCount();
    });
  }
  await time("filter values of a commune", () => readBookingFilterValues(ctx, ags));
}
