/** Accepts applications submitted by citizens. */
import { randomUUID } from "node:crypto";
import { isAgs } from "#domain/ags";
import type { ProcessStatus } from "#domain/processTransitions";
import { findService } from "#domain/serviceCatalogue";
import { selectCommuneServices } from "#server/storage/communes/communeServices";
import type { Transaction } from "#server/storage/database/database";
import {
  insertProcess,
  selectByIntakeKey,
  type NewProcess,
  type IntakeReceipt,
} from "#server/storage/processes/processInserts";
import {
  startFirstAttempt,
  type AttemptContext,
  type StartedAttempt,
} from "#server/domain/attempts/attempts";
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
  type UserError,
} from "#server/domain/mutationResult";

/** A stored process, and its first attempt if it is synchronous. */
interface Stored {
  readonly receipt: IntakeReceipt;
  readonly attempt: StartedAttempt | null;
}

/**
 * Stores an application and starts its process. A repeated idempotency key returns the process of the first request,
 * regardless of the other fields and also under concurrent requests. A synchronous process makes its only attempt
 * before this resolves. Payload errors: ags_invalid, not_found, capability_missing, status_not_allowed, and those of
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
  const errors = [...(await targetErrors(tx, application)), ...applicationErrors(application)];
  if (errors.length > 0) throw new Refusal(errors);
  const row = await insertProcess(tx, newProcess(application, ctx.now()));
  if (row === undefined) {
    // A concurrent request with the same key has committed first.
    const first = await selectByIntakeKey(tx, idempotencyKey);
    if (first === undefined) throw new Error("No process has the conflicting intake key.");
    return done({ receipt: first, attempt: null });
  }
  const receipt = { pid: row.pid, status: row.status satisfies ProcessStatus };
  if (type === "SYNCHRONOUS") return done({ receipt, attempt: await startFirstAttempt(ctx, tx, row) });
  await enqueueAttempts(ctx, tx, [{ processId: row.id, scheduleNumber: row.schedule_number }]);
  return done({ receipt, attempt: null });
}

/** Checks that the commune and service exist and accept applications. */
async function targetErrors(tx: Transaction, { ags, serviceId }: Application): Promise<UserError[]> {
  if (!isAgs(ags)) return [userError("ags_invalid", ["ags"])];
  // Locked, so that the commune is not removed while the process is stored.
  const commune = await tx
    .selectFrom("commune")
    .select("ags")
    .where("ags", "=", ags)
    .forKeyShare()
    .executeTakeFirst();
  if (!commune) return [userError("not_found", ["ags"])];
  const offered = await selectCommuneServices(tx, ags, null);
  const service = findService(serviceId);
  const found = offered.find((each) => each.serviceId === serviceId);
  if (!service || !found) return [userError("not_found", ["serviceId"])];
  const capability = "persistence";
  if (!service.capabilities.includes(capability)) {
    return [userError("capability_missing", ["serviceId"], { capability })];
  }
  return found.isEnabled ? [] : [userError("status_not_allowed", ["serviceId"], { status: "disabled" })];
}

function newProcess(application: Application, now: Date): NewProcess {
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
      created_at: now,
      updated_at: now,
    },
    variables: JSON.stringify(variables),
    payment: payment ? newPayment(payment) : null,
  };
}

function newPayment(payment: ApplicationPayment): NewProcess["payment"] {
  const fees = payment.fees.map((fee) => ({ ...fee, value: Number(fee.value), total: totalOf(fee) }));
  const total = fees.reduce((sum, fee) => sum + fee.total, 0);
  if (!Number.isSafeInteger(total)) {
    const detail = "The total of payment.fees is too large.";
    throw new Refusal([userError("bad_request", ["payment", "fees"], { detail })]);
  }
  const { completionType, completedAt, identifier, paymentSystem, paymentType } = payment;
  return {
    completion_type: completionType,
    completed_at: completedAt ?? null,
    identifier,
    payment_system: paymentSystem,
    payment_type: paymentType,
    total_amount: total,
    fees: JSON.stringify(fees),
  };
}

/** Line total in cents including tax, rounded once per line. Infinity if it exceeds the safe integer range. */
function totalOf({ value, quantity, taxRate }: ApplicationPayment["fees"][number]): number {
  const exact = BigInt(Number(value)) * BigInt(quantity) * BigInt(10_000 + taxRate);
  const total = Number((exact + 5_000n) / 10_000n);
  return Number.isSafeInteger(total) ? total : Number.POSITIVE_INFINITY;
}
