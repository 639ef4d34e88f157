/** Marks processes whose payment differs from the fee rule, when a payment is reported. */
import { feeDifference } from "#server/domain/fees/charges/feeDifference";
import { updateFeeDifference, type LockedPayment } from "#server/storage/accounting/bookingWrites";
import type { Transaction } from "#server/storage/database/database";
import { linesOf } from "./reportedLines";

/**
 * Compares a payment with the amount that the fee rule charged at submission, and stores the difference.
 * @param paid the currently stored amount
 * @param refundedNow the refund added by this report
 */
export async function markFeeDifference(
  tx: Transaction,
  stored: LockedPayment,
  paid: number,
  refundedNow = 0,
): Promise<void> {
  const { process, payment } = stored;
  const refunded = linesOf(stored).reduce((sum, line) => sum + line.refunded, refundedNow);
  await updateFeeDifference(
    tx,
    process.id,
    feeDifference({ paid, refunded, expected: payment.expected_amount }),
  );
}
