/** Accepts applications submitted by citizens. */
import { randomUUID } from "node:crypto";
import { calendarDayOf } from "#domain/calendarDays";
import type { ProcessStatus } from "#domain/processTransitions";
import { findService, reservationServiceId } from "#domain/serviceCatalogue";
import { checkAddress } from "#server/domain/securityLists/verdicts";
import { chargeFees, type ChargedFees } from "#server/domain/accounting/chargedFees";
import { expectedAmount, feeDifference } from "#server/domain/fees/charges/feeDifference";
import { paymentBookings, refuseTaken } from "#server/domain/accounting/paymentBookings";
import { insertBookings } from "#server/storage/accounting/bookingWrites";
import { selectFeeNumbers } from "#server/storage/accounting/feeNumbers";
import type { Transaction } from "#server/storage/database/database";
import {
  insertProcess,
  selectByIntakeKey,
  type NewProcess,
  type IntakeReceipt,
} from "#server/storage/processes/processInserts";
import type { StoredFee } from "#server/storage/columnTypes";

import type { LockedProcess } from "#server/storage/processes/processWrites";
import {
  startFirstAttempt,
  type AttemptContext,
  type StartedAttempt,
} from "#server/domain/attempts/attempts";
import { targetErrors } from "./applicationTarget";
import { applicationErrors, keyErrors, type Application, type ApplicationPayment } from "./checkApplication";
import { enqueueAttempts } from "./processSchedule";
import { runAttempt, type AttemptLimits } from "#server/domain/attempts/runAttempt";
import {
  inTransaction,
  done,
  Refusal,
  refused,
  userError,
  type Outcome,
} from "#server/domain/mutationResult";

/** A stored process, and its first attempt if it is synchronous. */
interface Stored {
  readonly receipt: IntakeReceipt;
  readonly attempt: StartedAttempt | null;
}

/**
 * Stores an application and starts its process. A repeated idempotency key returns the process of the first request,
 * regardless of the other fields and also under concurrent requests. A synchronous process makes its only attempt
 * before this resolves. Marks payments that differ from the fee rule. Payload errors: ags_invalid, not_found,
 * capability_missing, status_not_allowed, service_in_maintenance, receipt_number_taken, email_blocked, and those of
 * applicationErrors.
 */
export async function submitApplication(
  ctx: AttemptContext,
  application: Application,
  limits?: AttemptLimits,
): Promise<Outcome<IntakeReceipt>> {
  const problems = keyErrors(application);
  if (problems.length > 0) return refused(...problems);
  const { value, errors } = await inTransaction<Stored>(ctx, (tx) => store(ctx, tx, application));
  if (value === null) return { value: null, errors };
  const { receipt, attempt } = value;
  if (attempt === null) return done(receipt);
  // Never aborted: a stopping server waits for its open requests.
  const status = await runAttempt(ctx, attempt, new AbortController().signal, limits);
  return done({ pid: receipt.pid, status: status ?? receipt.status });
}

async function store(
  ctx: AttemptContext,
  tx: Transaction,
  application: Application,
): Promise<Outcome<Stored>> {
  const { idempotencyKey, type } = application;
  const earlier = await selectByIntakeKey(tx, idempotencyKey);
  if (earlier) return done({ receipt: earlier, attempt: null });
  const now = ctx.now();
  const errors = [
    ...(await targetErrors(tx, application, "persistence", { isLocked: true, at: now })),
    ...applicationErrors(application),
  ];
  if (errors.length > 0) throw new Refusal(errors);
  await refuseBlockedAddress(ctx, tx, application);
  const { payment = null } = application;
  const charged = payment && chargeFees(payment.fees, ["payment", "fees"]);
  const expected = charged && (await expectedAmount(ctx, tx, application, calendarDayOf(now)));
  const row = await insertProcess(tx, newProcess(application, charged && { ...charged, expected }, now));
  if (row === undefined) {
    // A concurrent request with the same key has committed first.
    const first = await selectByIntakeKey(tx, idempotencyKey);
    if (first === undefined) throw new Error("No process has the conflicting intake key.");
    return done({ receipt: first, attempt: null });
  }
  if (payment && charged) await book(tx, row, payment, charged.fees);
  const receipt = { pid: row.pid, status: row.status satisfies ProcessStatus };
  if (type === "SYNCHRONOUS") return done({ receipt, attempt: await startFirstAttempt(ctx, tx, row) });
  await enqueueAttempts(ctx, tx, [{ processId: row.id, scheduleNumber: row.schedule_number }]);
  return done({ receipt, attempt: null });
}

/** Refuses a reservation whose address is blocked by the security lists of the commune. */
async function refuseBlockedAddress(
  ctx: AttemptContext,
  tx: Transaction,
  { ags, serviceId, variables }: Application,
): Promise<void> {
  if (serviceId !== reservationServiceId) return;
  const email = typeof variables === "object" && variables && "email" in variables ? variables.email : null;
  if (typeof email !== "string") return;
  const { isAdmitted } = await checkAddress(tx, ags, email, calendarDayOf(ctx.now()));
  if (!isAdmitted) throw new Refusal([userError("email_blocked", ["variables", "email"])]);
}

/** The fees of a payment, and the amount that the rule charges; null if unknown. */
interface ComparedFees extends ChargedFees {
  readonly expected: number | null;
}

function newProcess(application: Application, charged: ComparedFees | null, now: Date): NewProcess {
  const { ags, serviceId, idempotencyKey, key, formKey, businessKey, type, variables, payment } = application;
  return {
    process: {
      pid: randomUUID(),
      uuid: randomUUID(),
      definition_key: key,
      intake_key: idempotencyKey,
      form_key: formKey ?? null,
      business_key: businessKey ?? null,
      name: findService(serviceId)?.name.de ?? serviceId,
      commune_ags: ags,
      service_id: serviceId,
      type,
      status: "IN_PROGRESS",
      payment_identifier: payment?.identifier ?? null,
      fee_difference:
        charged && feeDifference({ paid: charged.total, refunded: 0, expected: charged.expected }),
      created_at: now,
      updated_at: now,
    },
    variables: JSON.stringify(variables),
    payment: payment && charged ? newPayment(payment, charged) : null,
  };
}

function newPayment(
  payment: ApplicationPayment,
  { fees, total, expected }: ComparedFees,
): NewProcess["payment"] {
  const { completionType, completedAt, identifier, paymentSystem, paymentType } = payment;
  return {
    completion_type: completionType,
    completed_at: completedAt ?? null,
    identifier,
    payment_system: paymentSystem,
    payment_type: paymentType,
    total_amount: total,
    expected_amount: expected,
    fees: JSON.stringify(fees),
  };
}

/** Stores the bookings of a payment. */
async function book(
  tx: Transaction,
  { id, ...process }: LockedProcess,
  payment: ApplicationPayment,
  fees: readonly StoredFee[],
): Promise<void> {
  const place = { communeAgs: process.commune_ags, serviceId: process.service_id };
  const completedAt = payment.completedAt ?? null;
  const feeIds = fees.map(({ feeId }) => feeId);
  const bookings = paymentBookings(
    { pid: process.pid, ...place, createdAt: process.created_at },
    {
      identifier: payment.identifier,
      paymentSystem: payment.paymentSystem,
      paymentType: payment.paymentType,
      state: completedAt === null ? "OPEN" : "SETTLED",
      completedAt,
      cashReference: payment.cashReference ?? null,
      operation: payment.operation ?? process.name,
      licencePlate: payment.licencePlate ?? null,
      vin: payment.vin ?? null,
    },
    fees,
    payment.fees,
    await selectFeeNumbers(tx, place, feeIds),
  );
  const taken = await insertBookings(tx, id, bookings);
  refuseTaken(taken, ({ position }) => ["payment", "fees", String(position - 1), "receiptNumber"]);
}
