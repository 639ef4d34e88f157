import { sql } from "kysely";
import { bookingFormats, defaultBookingLayout } from "#domain/accounting/bookingLayout";
import { bookingRunRowsMax } from "#domain/accounting/bookings";
import { exportBookings, previewBookingRun } from "#server/domain/accounting/exportBookings";
import { openProcessStore, type ProcessStore } from "./processStore";
import type { Report } from "./report";
import { measured } from "./serverMemory";

const changes = 100;

/** Exports the maximum number of bookings of a run, and continues the run after a few changes. */
export async function bookingRuns(report: Report): Promise<void> {
  const store = await openProcessStore("postgres");
  try {
    const commune = await fill(store);
    for (const format of bookingFormats) await measureRuns(report, store, commune, format);
  } finally {
    await store.close();
  }
}

/** Stores settled bookings in one commune, and returns its AGS. */
async function fill({ db }: ProcessStore): Promise<string> {
  const { ags } = await db
    .selectFrom("commune")
    .select("ags")
    .orderBy("ags")
    .limit(1)
    .executeTakeFirstOrThrow();
  // Sums of statistics take far longer than the bookings.
  await sql`alter table process disable trigger user`.execute(db);
  await sql`
    with submitted as (
      insert into process (pid, uuid, definition_key, name, type, commune_ags, service_id, status)
      select gen_random_uuid(), gen_random_uuid(), 'bench', 'Neuzulassung', 'ASYNCHRONOUS', ${ags}, 'ikfz-neuzulassung',
        'IN_PROGRESS' from generate_series(1, ${bookingRunRowsMax}::int)
      returning id, pid)
    insert into booking (process_id, pid, commune_ags, service_id, kind, position, booked_at, operation, fee_number,
      fee_text, budget_item, object_number, total, vat, vat_rate, cash_reference, receipt_number, payment_identifier,
      payment_system, payment_method, state)
    select id, pid, ${ags}, 'ikfz-neuzulassung', 'PAYMENT', 1, now() - id * interval '1 minute', 'Neuzulassung', '221',
      'Zuteilung des Kennzeichens', '1.1100.' || id % 50, 'OBJ-' || id % 20, 1190, 190, 1900, '5.' || id, 'B-' || id,
      gen_random_uuid(), 'ePay', 'Kreditkarte', 'SETTLED'
    from submitted`.execute(db);
  await sql`vacuum analyze booking, process`.execute(db);
  return ags;
}

async function measureRuns(
  report: Report,
  { ctx, db }: ProcessStore,
  commune: string,
  format: (typeof bookingFormats)[number],
): Promise<void> {
  const area = `export runs, ${bookingRunRowsMax.toLocaleString("en-US")} bookings, postgres`;
  const layout = { ...defaultBookingLayout, format };
  const run = async (sinceRun: string | null) => {
    const { value, errors } = await exportBookings(ctx, { commune, filter: {}, sinceRun, layout });
    if (!value) throw new Error(errors.map(({ code }) => code).join(", "));
    return value;
  };
  let first = "";
  const { seconds, memory } = await measured(process.pid, async () => {
    first = (await run(null)).id;
  });
  report.add(area, `exporting all as ${format}`, seconds, "s");
  report.add(area, `exporting all as ${format}, memory above that before`, memory, "MB");
  await sql`
    update booking set budget_item = budget_item || 'x' where id in (
      select id from booking order by id limit ${changes})`.execute(db);
  let begin = performance.now();
  await previewBookingRun(ctx, { commune, filter: {}, sinceRun: first });
  report.add(area, `preview of ${changes} changes`, performance.now() - begin, "ms");
  begin = performance.now();
  const { rowCount } = await run(first);
  report.add(area, `continuing after ${changes} changes, ${rowCount} rows`, performance.now() - begin, "ms");
}
