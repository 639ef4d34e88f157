/** Accounting bookings of the demo payments. */
import {
  bookingStateOf,
  paymentBookings,
  type BookedPayment,
} from "#server/domain/accounting/paymentBookings";
import { refundBooking } from "#server/domain/accounting/refundBookings";
import type { BookingContent } from "#server/storage/accounting/bookingWrites";
import type { BookedNumbers } from "#server/storage/accounting/feeNumbers";
import type { DemoFee } from "./feeEdits";
import type { DemoPayment } from "./processPayments";
import type { DemoProcess } from "./processRows";
import { randomOf, type Random } from "./random";

/** A booking. The booking referenced by a refund is found by process and position. */
export interface DemoBooking {
  readonly row: BookingContent;
  /** Same as for its process. */
  readonly isLive: boolean;
}

/** Payments of earlier months have no cash references, receipt numbers and budget items. */
const recentMonths = 10;

const failedShare = 0.01;
const refundedShare = 0.04;
const partlyRefundedShare = 0.03;
const avaShare = 0.4;

/** Numbers that apply to the fees of a service, by their ids. */
type NumbersOf = (ags: string, serviceId: string) => ReadonlyMap<string, BookedNumbers>;

/** Builds the bookings, grouped by process. */
export function makeBookings(
  seed: string,
  start: Date,
  processes: readonly DemoProcess[],
  fees: readonly DemoFee[],
): DemoBooking[] {
  const numbersOf = feeNumbers(fees);
  const firstRecent = new Date(start);
  firstRecent.setUTCMonth(firstRecent.getUTCMonth() - recentMonths);
  return processes.flatMap((process) => {
    const { row, payment, isLive } = process;
    if (payment === null) return [];
    const random = randomOf(seed, "booking", row.pid);
    const isRecent = row.created_at >= firstRecent;
    const lines = linesOf(process, payment, isRecent ? numbersOf : null, random);
    const bookings = isRecent && !isLive ? withRefunds(lines, start, random) : lines;
    return bookings.map((booking) => ({ row: booking, isLive }));
  });
}

function feeNumbers(fees: readonly DemoFee[]): NumbersOf {
  const byService = new Map<string, Map<string, BookedNumbers>>();
  for (const { row } of fees) {
    if (row.commune_ags && row.metadata_state !== "OWN") continue;
    const key = `${row.commune_ags ?? ""}/${row.service_id}`;
    const ofService = byService.get(key) ?? new Map<string, BookedNumbers>();
    ofService.set(row.fee_id, { hhst: row.hhst ?? null, objnr: row.objnr ?? null });
    byService.set(key, ofService);
  }
  return (ags, serviceId) =>
    new Map([...(byService.get(`/${serviceId}`) ?? []), ...(byService.get(`${ags}/${serviceId}`) ?? [])]);
}

/**
 * @param numbersOf null for an older payment
 */
function linesOf(
  { row, variables }: DemoProcess,
  payment: DemoPayment,
  numbersOf: NumbersOf | null,
  random: Random,
): readonly BookingContent[] {
  const isFailed = payment.completed_at !== null && random.chance(failedShare);
  const serial = payment.identifier.slice(-6);
  const year = payment.identifier.slice(4, 8);
  const booked: BookedPayment = {
    identifier: payment.identifier,
    paymentSystem: payment.payment_system,
    paymentType: payment.payment_type,
    state: payment.completed_at === null ? "OPEN" : isFailed ? "FAILED" : "SETTLED",
    completedAt: payment.completed_at,
    cashReference: numbersOf && `5.${year}.${serial}.${random.int(0, 9)}`,
    operation: row.name,
    licencePlate: numbersOf && textOf(variables, "kennzeichen"),
    vin: numbersOf && textOf(variables, "fahrzeugIdentifizierungsnummer"),
  };
  const isVehicle = row.service_id.startsWith("ikfz-");
  const ava = numbersOf && isVehicle && random.chance(avaShare) ? `${random.int(100_000, 999_999)}` : null;
  const details = payment.fees.map((_, index) => ({
    ava,
    receiptNumber: numbersOf && `${year.slice(2)}-${serial}-${index + 1}`,
  }));
  const process = {
    pid: row.pid,
    communeAgs: row.commune_ags,
    serviceId: row.service_id,
    createdAt: row.created_at,
  };
  const numbers = numbersOf?.(row.commune_ags, row.service_id) ?? new Map<string, BookedNumbers>();
  return paymentBookings(process, booked, payment.fees, details, numbers);
}

function textOf(variables: object | null, name: string): string | null {
  const found = Object.entries(variables ?? {}).find(([key]) => key === name);
  return typeof found?.[1] === "string" ? found[1] : null;
}

/** Refunds a few payments, wholly or the first fee in part, some days after they were paid. */
function withRefunds(lines: readonly BookingContent[], start: Date, random: Random): BookingContent[] {
  const draw = random.next();
  const refundedAt = new Date((lines[0]?.booked_at ?? start).valueOf());
  refundedAt.setUTCDate(refundedAt.getUTCDate() + random.int(2, 20));
  const isRefunded = draw < refundedShare + partlyRefundedShare;
  if (!isRefunded || lines[0]?.state !== "SETTLED" || refundedAt >= start) return [...lines];
  const refunds = lines.flatMap((line, index) => {
    const total = draw < refundedShare ? line.total : index === 0 ? Math.ceil(line.total / 2) : 0;
    return total > 0 ? [{ line, total }] : [];
  });
  const refundId = `${lines[0].payment_identifier}-R1`;
  return [
    ...lines.map((line) => {
      const refunded = refunds.find((refund) => refund.line === line)?.total ?? 0;
      return { ...line, refunded, state: bookingStateOf("SETTLED", { total: line.total, refunded }) };
    }),
    ...refunds.map(({ line, total }) => {
      const receiptNumber = line.receipt_number && `${line.receipt_number}-E`;
      return refundBooking(line, { refundId, refundedAt, total, receiptNumber }, 0);
    }),
  ];
}
