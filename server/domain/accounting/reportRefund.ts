/** Refunds reported by payment systems. */
import { receiptNumberMaxLength, refundIdMaxLength } from "#domain/accounting/bookings";
import type { Context } from "#server/context";
import {
  done,
  inTransaction,
  Refusal,
  refuseIf,
  refused,
  userError,
  type Outcome,
  type UserError,
} from "#server/domain/mutationResult";
import { textErrors } from "#server/domain/processes/checkApplication";
import { isPid } from "#server/domain/processes/processes";
import {
  insertBookings,
  lockPayment,
  updateBooking,
  type BookingRow,
  type LockedPayment,
} from "#server/storage/accounting/bookingWrites";
import { markFeeDifference } from "./markFeeDifference";
import { bookingStateOf, refuseTaken } from "./paymentBookings";
import { refundBooking } from "./refundBookings";
import { linesOf } from "./reportedLines";

/** A report as in the contract. */
export interface RefundReport {
  readonly pid: string;
  readonly refundId: string;
  readonly refundedAt: Date;
  readonly fees: readonly RefundedFee[];
}

interface RefundedFee {
  /** Position of the fee in its payment, from 1. */
  readonly position: number;
  readonly total: number;
  readonly receiptNumber?: string | null;
}

/**
 * Books the refund of fees. A repeated refund id changes nothing. Returns the process id. Payload errors: not_found, status_not_allowed,
 * refund_too_high, receipt_number_taken, required, text_too_long, text_invalid, number_out_of_range, bad_request.
 */
export async function reportRefund(ctx: Pick<Context, "db">, report: RefundReport): Promise<Outcome<string>> {
  const { pid, refundId, refundedAt, fees } = report;
  const errors = reportErrors(report);
  if (errors.length > 0) return refused(...errors);
  return inTransaction<string>(ctx, async (tx) => {
    const stored = isPid(pid) ? await lockPayment(tx, pid) : undefined;
    if (!stored) throw new Refusal([userError("not_found", ["pid"])]);
    if (stored.bookings.some(({ refund_key }) => refund_key === refundId)) return done(pid);

    const refunds = fees.map((fee) => ({ fee, line: lineOf(stored, fee) }));
    refuseIf(refunds.flatMap(({ fee, line }, index) => lineErrors(fee, line, index)));
    const bookings = refunds.flatMap(({ fee: { total, receiptNumber = null }, line }) => {
      if (!line) return [];
      const { id, process_id: _, ...content } = line;
      const facts = { refundId, refundedAt, total, receiptNumber };
      return [{ ...refundBooking(content, facts, line.refunded), refund_of_id: id }];
    });
    const taken = await insertBookings(tx, stored.process.id, bookings);
    const indexOf = (position: number) => fees.findIndex((fee) => fee.position === position);
    refuseTaken(taken, ({ position }) => ["fees", String(indexOf(position)), "receiptNumber"]);
    for (const { fee, line } of refunds) {
      if (!line) continue;
      const refunded = line.refunded + fee.total;
      const state = bookingStateOf("SETTLED", { total: line.total, refunded });
      await updateBooking(tx, line.id, { refunded, state });
    }
    const refundedNow = fees.reduce((sum, { total }) => sum + total, 0);
    await markFeeDifference(tx, stored, stored.payment.total_amount, refundedNow);
    return done(pid);
  });
}

/** Undefined if the payment has no such fee (any more). */
function lineOf(stored: LockedPayment, { position }: RefundedFee): BookingRow | undefined {
  if (position > stored.payment.fees.length) return undefined;
  return linesOf(stored).find((line) => line.position === position);
}

function reportErrors({ refundId, fees }: RefundReport): readonly UserError[] {
  const positions = fees.map(({ position }) => position);
  const isTwice = new Set(positions).size < positions.length;
  return [
    ...textErrors(["refundId"], refundId, refundIdMaxLength),
    ...(fees.length === 0 ? [userError("required", ["fees"])] : []),
    ...(isTwice ? [userError("bad_request", ["fees"], { detail: "A position occurs twice." })] : []),
    ...fees.flatMap(({ receiptNumber = null }, index) =>
      textErrors(["fees", String(index), "receiptNumber"], receiptNumber, receiptNumberMaxLength),
    ),
  ];
}

function lineErrors(
  { position, total }: RefundedFee,
  line: BookingRow | undefined,
  index: number,
): readonly UserError[] {
  const at = (field: string) => ["fees", String(index), field];
  if (!line) {
    return [userError("bad_request", at("position"), { detail: `The payment has no fee ${position}.` })];
  }
  if (line.state !== "SETTLED" && line.state !== "REFUNDED") {
    return [userError("status_not_allowed", at("position"), { status: line.state })];
  }
  const max = line.total - line.refunded;
  if (total < 1) return [userError("number_out_of_range", at("total"), { min: "1", max: String(max) })];
  return total > max ? [userError("refund_too_high", at("total"), { max: String(max) })] : [];
}
