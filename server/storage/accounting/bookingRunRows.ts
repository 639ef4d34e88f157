/**
 * Rows of export runs. A run stores the difference between the current bookings of a series and the rows of its earlier
 * runs, so that the rows of a series always add up to its exported bookings.
 */
import { sql, type RawBuilder } from "kysely";
import { bookedStates } from "#domain/accounting/bookings";
import type { Database, Transaction } from "#server/storage/database/database";
import { declareRow, int8, json, text, type RowOf } from "#server/storage/database/declaredRow";
import { bookingConditions, type BookingConditions } from "./bookingFilter";
import { isVisibleRun, type RunScope } from "./bookingRuns";

/** The bookings covered by a series. */
export interface RunTarget {
  /** Series to continue; `null`: a new one. */
  readonly seriesId: string | null;
  readonly communeAgs: string;
  /** The filter of the series without states, so that a refunded booking still matches. */
  readonly conditions: BookingConditions;
}

/** Columns that are exported. If one of them changes, the next run reverses the earlier row and adds a new one. */
const exportedColumns = [
  "service_id",
  "booked_at",
  "operation",
  "ava",
  "fee_number",
  "fee_text",
  "budget_item",
  "object_number",
  "total",
  "vat",
  "vat_rate",
  "cash_reference",
  "receipt_number",
  "payment_identifier",
  "payment_method",
] as const;

const columnsOf = (alias: string) => sql.join(exportedColumns.map((column) => sql.ref(`${alias}.${column}`)));

const booked = sql`b.state in (${sql.join(bookedStates.map((state) => sql.lit(state)))})`;

/**
 * Common table expressions that compute the difference; `entry` has the rows. A reversal negates the latest row of the
 * booking in the series, unless that is a reversal itself.
 */
function difference({ seriesId, conditions }: RunTarget): RawBuilder<unknown> {
  const negated = exportedColumns.map((column) =>
    column === "total" || column === "vat"
      ? sql`-l.${sql.ref(column)} as ${sql.ref(column)}`
      : sql`${sql.ref(`l.${column}`)}`,
  );
  return sql`
    target as materialized (
      select b.id as booking_id, ${columnsOf("b")} from booking b
      where ${booked} and ${bookingConditions(conditions)}),
    latest as (
      select distinct on (w.booking_id) w.* from booking_run r join booking_run_row w on w.run_id = r.id
      where r.series_id = ${seriesId}::uuid
      order by w.booking_id, r.number desc, (w.entry = 'REVERSAL')),
    last as materialized (
      select l.booking_id, ${columnsOf("l")} from latest l where l.entry <> 'REVERSAL'),
    changed as materialized (
      select coalesce(t.booking_id, l.booking_id) as booking_id, t.booking_id is not null as is_target,
        l.booking_id is not null as is_exported, coalesce(l.booked_at, t.booked_at) as sorted_at
      from target t full join last l on l.booking_id = t.booking_id
      where (${columnsOf("t")}) is distinct from (${columnsOf("l")})),
    entry as (
      select c.sorted_at, c.booking_id, 'REVERSAL' as entry, ${sql.join(negated)}
      from changed c join last l on l.booking_id = c.booking_id where c.is_exported
      union all
      select c.sorted_at, c.booking_id, case when c.is_exported then 'CORRECTION' else 'NEW' end, ${columnsOf("t")}
      from changed c join target t on t.booking_id = c.booking_id where c.is_target)`;
}

/** Sums of the rows of a run. */
export type RunSums = RowOf<typeof sumsRow>;

const sumsRow = declareRow({ rowCount: int8(), correctionCount: int8(), total: int8(), vat: int8() });

const sums = sql`
  count(*) as "rowCount", count(*) filter (where e.entry <> 'NEW') as "correctionCount",
  coalesce(sum(e.total), 0)::bigint as total, coalesce(sum(e.vat), 0)::bigint as vat`;

/** Another series that exported bookings of a preview and has not reversed them. */
export interface SeriesOverlap {
  readonly latestRunId: string;
  readonly rowCount: number;
}

const previewRow = sumsRow.with(
  declareRow({
    otherSeriesCount: int8(),
    otherSeries: json<readonly SeriesOverlap[]>(),
    unbookedCount: int8(),
  }),
);

/**
 * Returns the sums of the rows that a run would have, the number of its new bookings that other series have exported
 * and not reversed, the visible ones of these series with the most such bookings (at most `seriesLimit`), and the
 * number of bookings under the filter that are not booked.
 */
export async function previewRun(
  db: Database | Transaction,
  target: RunTarget,
  scope: RunScope,
  seriesLimit: number,
): Promise<RowOf<typeof previewRow>> {
  const { rows } = await previewRow.sql`
    with ${difference(target)},
    other as (
      select r.series_id, w.booking_id from booking_run r join booking_run_row w on w.run_id = r.id
      where r.commune_ags = ${target.communeAgs} and r.series_id is distinct from ${target.seriesId}::uuid
        and w.booking_id in (select e.booking_id from entry e where e.entry = 'NEW')
      group by r.series_id, w.booking_id
      having count(*) filter (where w.entry <> 'REVERSAL') > count(*) filter (where w.entry = 'REVERSAL')),
    overlap as (
      select r.number, count(*) as row_count,
        (select n.id from booking_run n where n.series_id = r.id order by n.number desc limit 1) as latest_run_id
      from other o join booking_run r on r.id = o.series_id
      where ${isVisibleRun(scope)}
      group by r.id order by count(*) desc, r.number desc limit ${seriesLimit})
    select ${sums}, (select count(distinct o.booking_id) from other o) as "otherSeriesCount",
      (select coalesce(json_agg(json_build_object('latestRunId', s.latest_run_id, 'rowCount', s.row_count)
          order by s.row_count desc, s.number desc), '[]') from overlap s) as "otherSeries",
      (select count(*) from booking b where not ${booked} and ${bookingConditions(target.conditions)})
        as "unbookedCount"
    from entry e`.execute(db);
  return onlyRow(rows);
}

/** Stores the rows of a run, at most `limit` of them, and returns the sums of all. */
export async function insertRunRows(
  tx: Transaction,
  runId: string,
  target: RunTarget,
  limit: number,
): Promise<RunSums> {
  const order = sql`e.sorted_at, e.booking_id, e.entry = 'REVERSAL' desc`;
  const { rows } = await sumsRow.sql`
    with ${difference(target)},
    written as (
      insert into booking_run_row (run_id, position, booking_id, entry, state, ${sql.join(exportedColumns.map((column) => sql.ref(column)))})
      select ${runId}::uuid, row_number() over (order by ${order}), e.booking_id, e.entry, b.state, ${columnsOf("e")}
      from entry e join booking b on b.id = e.booking_id
      order by ${order} limit ${limit})
    select ${sums} from entry e`.execute(tx);
  return onlyRow(rows);
}

function onlyRow<Row>([row]: readonly Row[]): Row {
  if (!row) throw new Error("The sums are missing.");
  return row;
}

/** A row with the data of its booking. */
export type StoredRunRow = RowOf<typeof fileRow>;

const fileRow = declareRow({
  entry: "booking_run_row.entry",
  serviceId: "booking_run_row.service_id",
  bookedAt: "booking_run_row.booked_at",
  operation: "booking_run_row.operation",
  ava: "booking_run_row.ava",
  feeNumber: "booking_run_row.fee_number",
  feeText: "booking_run_row.fee_text",
  budgetItem: "booking_run_row.budget_item",
  objectNumber: "booking_run_row.object_number",
  totalCents: "booking_run_row.total",
  vatCents: "booking_run_row.vat",
  vatRate: "booking_run_row.vat_rate",
  cashReference: "booking_run_row.cash_reference",
  receiptNumber: "booking_run_row.receipt_number",
  paymentId: "booking_run_row.payment_identifier",
  paymentMethod: "booking_run_row.payment_method",
  state: "booking_run_row.state",
  kind: "booking.kind",
  applicationId: "booking.pid",
  licencePlate: "booking.licence_plate",
  vin: "booking.vin",
  refundOf: text<string | null>(),
});

/** Rows that are read at once. */
const batchSize = 2_000;

/** Reads the rows of a run in order. */
export async function* readRunRows(tx: Transaction, runId: string): AsyncGenerator<StoredRunRow> {
  for (let from = 1; ; from += batchSize) {
    const { rows } = await fileRow.sql`
      select w.entry, w.service_id as "serviceId", w.booked_at as "bookedAt", w.operation, w.ava,
        w.fee_number as "feeNumber", w.fee_text as "feeText", w.budget_item as "budgetItem",
        w.object_number as "objectNumber", w.total as "totalCents", w.vat as "vatCents", w.vat_rate as "vatRate",
        w.cash_reference as "cashReference", w.receipt_number as "receiptNumber", w.payment_identifier as "paymentId",
        w.payment_method as "paymentMethod", w.state, b.kind, b.pid as "applicationId",
        b.licence_plate as "licencePlate", b.vin, coalesce(p.receipt_number, p.payment_identifier) as "refundOf"
      from booking_run_row w join booking b on b.id = w.booking_id left join booking p on p.id = b.refund_of_id
      where w.run_id = ${runId} and w.position between ${from} and ${from + batchSize - 1}
      order by w.position`.execute(tx);
    yield* rows;
    if (rows.length < batchSize) return;
  }
}
