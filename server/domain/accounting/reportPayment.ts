/** Reports of payment systems that a payment was completed, failed, or changed. */
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
import {
  cashReferenceErrors,
  feesErrors,
  type ApplicationFee,
} from "#server/domain/processes/checkApplication";
import { isPid } from "#server/domain/processes/processes";
import {
  clearReceiptNumbers,
  insertBooking,
  lockPayment,
  updateBooking,
  updatePayment,
  type LockedPayment,
} from "#server/storage/accounting/bookingWrites";
import { selectFeeNumbers } from "#server/storage/accounting/feeNumbers";
import { isUniqueViolation } from "#server/storage/communes/records";
import type { Transaction } from "#server/storage/database/database";
import type { StoredFee } from "#server/storage/columnTypes";

import { chargeFees } from "./chargedFees";
import { markFeeDifference } from "./markFeeDifference";
import { receiptTaken, type PaymentState } from "./paymentBookings";
import { linesOf, reportedBookings, type ReportedBooking } from "./reportedLines";

/** A report as in the contract. Null or absent values are unchanged. */
export interface PaymentReport {
  readonly pid: string;
  readonly reportedAt: Date;
  readonly state: PaymentState;
  readonly completedAt?: Date | null;
  readonly cashReference?: string | null;
  readonly fees?: readonly ApplicationFee[] | null;
}

/**
 * Stores the state and, if given, the fees of a payment, updates its bookings, and compares the amount with the fee
 * rule again. Reports older than the last one change nothing. Returns the process id. Payload errors: not_found,
 * required, status_not_allowed, refund_too_high, receipt_number_taken, and those of feesErrors.
 */
export async function reportPayment(
  ctx: Pick<Context, "db">,
  report: PaymentReport,
): Promise<Outcome<string>> {
  const { pid, state, reportedAt } = report;
  const errors = [
    ...(report.fees ? feesErrors(["fees"], report.fees) : []),
    ...(state === "SETTLED" && !report.completedAt ? [userError("required", ["completedAt"])] : []),
  ];
  if (errors.length > 0) return refused(...errors);
  return inTransaction<string>(ctx, async (tx) => {
    const stored = isPid(pid) ? await lockPayment(tx, pid) : undefined;
    if (!stored) throw new Refusal([userError("not_found", ["pid"])]);
    const { process, payment } = stored;
    if (payment.reported_at !== null && reportedAt < payment.reported_at) return done(pid);

    const cashReference = report.cashReference ?? stored.bookings[0]?.cash_reference ?? null;
    const charged = report.fees ? chargeFees(report.fees, ["fees"]) : null;
    const fees = charged?.fees ?? payment.fees;
    refuseIf([
      ...cashReferenceErrors(
        ["cashReference"],
        report.cashReference ?? null,
        cashReference,
        report.fees ?? [],
      ),
      ...refundErrors(stored, state, fees),
    ]);
    const completedAt = completedAtOf(report, payment.completed_at);
    const numbers = await selectFeeNumbers(
      tx,
      { communeAgs: process.commune_ags, serviceId: process.service_id },
      fees.map(({ feeId }) => feeId),
    );
    const reported = {
      state,
      completedAt,
      cashReference,
      fees: report.fees && charged ? { given: report.fees, charged: charged.fees } : null,
    };
    await store(tx, process.id, reportedBookings(stored, reported, numbers), report);
    await updatePayment(tx, process.id, {
      completed_at: completedAt,
      reported_at: reportedAt,
      ...(charged && { total_amount: charged.total, fees: JSON.stringify(charged.fees) }),
    });
    await markFeeDifference(tx, stored, charged?.total ?? payment.total_amount);
    return done(pid);
  });
}

/** A payment that fails keeps the time at which it was completed. */
function completedAtOf({ state, completedAt }: PaymentReport, stored: Date | null): Date | null {
  if (state === "OPEN") return null;
  return state === "SETTLED" ? (completedAt ?? null) : stored;
}

/** The paid amount must not drop below the refunds. */
function refundErrors(
  stored: LockedPayment,
  state: PaymentState,
  fees: readonly StoredFee[],
): readonly UserError[] {
  const refunded = linesOf(stored).filter((line) => line.refunded > 0);
  if (state !== "SETTLED" && refunded.length > 0) {
    return [userError("status_not_allowed", ["state"], { status: state })];
  }
  return refunded.flatMap((line) => {
    const index = line.position - 1;
    const max = fees[index]?.total ?? 0;
    const path = index < fees.length ? ["fees", String(index)] : ["fees"];
    return line.refunded > max ? [userError("refund_too_high", path, { max: String(max) })] : [];
  });
}

async function store(
  tx: Transaction,
  processId: number,
  bookings: readonly ReportedBooking[],
  report: PaymentReport,
): Promise<void> {
  // Clear them first, so that two lines can swap their receipt numbers.
  await clearReceiptNumbers(tx, processId);
  for (const { id, content } of bookings) {
    try {
      if (id === null) await insertBooking(tx, processId, content);
      else await updateBooking(tx, id, content);
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      const isOfFee = report.fees && content.kind === "PAYMENT";
      const path = isOfFee ? ["fees", String(content.position - 1), "receiptNumber"] : ["cashReference"];
      throw new Refusal([receiptTaken(content, path)]);
    }
  }
}
