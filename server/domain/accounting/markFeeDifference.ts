/** Marks processes whose payment differs from the fee rule, after a report about the payment. */
import { feeDifference } from "#server/domain/fees/charges/feeDifference";
import { updateFeeDifference, type LockedPayment } from "#server/storage/accounting/bookingWrites";
import type { Transaction } from "#server/storage/database/database";
import { linesOf } from "./reportedLines";

/**
 * Compares a payment with what the fee rule charged when it was submitted, and stores the difference.
 * @param paid the amount that is stored now
 * @param refundedNow what the report adds to the refunds
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
