/** Validation of submitted applications. */
import {
  avaMaxLength,
  cashReferenceMaxLength,
  licencePlateMaxLength,
  operationMaxLength,
  receiptNumberMaxLength,
  vinMaxLength,
} from "#domain/accounting/bookings";
import { hhstMaxLength, objnrMaxLength } from "#domain/fees";
import type { ErrorCode } from "#domain/errorCodes";
import type { BookedFee } from "#server/domain/accounting/paymentBookings";
import { userError, type UserError } from "#server/domain/mutationResult";

/** One charged fee; amounts in cents. */
export interface ApplicationFee extends BookedFee {
  readonly feeId: string;
  readonly text: string;
  readonly value: unknown;
  readonly quantity: number;
  readonly taxRate: number;
}

/** A payment as reported by the portal. */
export interface ApplicationPayment {
  readonly completionType: string;
  readonly completedAt?: Date | null;
  readonly identifier: string;
  readonly paymentSystem: string;
  readonly paymentType: string;
  readonly fees: readonly ApplicationFee[];
  readonly cashReference?: string | null;
  readonly operation?: string | null;
  readonly licencePlate?: string | null;
  readonly vin?: string | null;
}

/** An application submitted by a citizen. */
export interface Application {
  readonly ags: string;
  readonly serviceId: string;
  readonly idempotencyKey: string;
  readonly key: string;
  readonly formKey?: string | null;
  readonly businessKey?: string | null;
  readonly type: "SYNCHRONOUS" | "ASYNCHRONOUS";
  readonly variables: unknown;
  readonly payment?: ApplicationPayment | null;
}

const keyMaxLength = 100;
const longKeyMaxLength = 200;
const feeTextMaxLength = 500;
/** Maximum quantity of a fee in one line of a payment. */
export const feeQuantityMax = 1_000;
const taxRateMax = 10_000;
const variablesMaxBytes = 1_048_576;
const variablesMaxDepth = 32;

/** Validates the fields of an application. The commune and service it refers to are checked elsewhere. */
export function applicationErrors(application: Application): readonly UserError[] {
  const { key, formKey, businessKey, variables, payment } = application;
  return [
    ...keyErrors(application),
    ...textErrors(["key"], key, keyMaxLength),
    ...textErrors(["formKey"], formKey ?? null, longKeyMaxLength),
    ...textErrors(["businessKey"], businessKey ?? null, longKeyMaxLength),
    ...variablesErrors(variables),
    ...(payment ? paymentErrors(payment) : []),
  ];
}

/** Validates the idempotency key. */
export function keyErrors({ idempotencyKey }: Pick<Application, "idempotencyKey">): readonly UserError[] {
  return textErrors(["idempotencyKey"], idempotencyKey, keyMaxLength);
}

function paymentErrors(payment: ApplicationPayment): UserError[] {
  const { completionType, identifier, paymentSystem, paymentType, fees, cashReference = null } = payment;
  const at = (field: string) => ["payment", field];
  return [
    ...textErrors(at("completionType"), completionType, keyMaxLength),
    ...textErrors(at("identifier"), identifier, longKeyMaxLength),
    ...textErrors(at("paymentSystem"), paymentSystem, keyMaxLength),
    ...textErrors(at("paymentType"), paymentType, keyMaxLength),
    ...textErrors(at("operation"), payment.operation ?? null, operationMaxLength),
    ...textErrors(at("licencePlate"), payment.licencePlate ?? null, licencePlateMaxLength),
    ...textErrors(at("vin"), payment.vin ?? null, vinMaxLength),
    ...cashReferenceErrors(at("cashReference"), cashReference, cashReference, fees),
    ...feesErrors(at("fees"), fees),
  ];
}

/**
 * Validates a cash reference, which is required for receipt numbers.
 * @param effective the default that applies if none is given
 */
export function cashReferenceErrors(
  path: string[],
  given: string | null,
  effective: string | null,
  fees: readonly ApplicationFee[],
): UserError[] {
  const isMissing = effective === null && fees.some(({ receiptNumber }) => (receiptNumber ?? null) !== null);
  return isMissing ? [userError("required", path)] : textErrors(path, given, cashReferenceMaxLength);
}

/** Validates charged fees. */
export function feesErrors(path: string[], fees: readonly ApplicationFee[]): UserError[] {
  if (fees.length === 0) return [userError("required", path)];
  return fees.flatMap((fee, index) => feeErrors(fee, [...path, String(index)]));
}

function feeErrors(fee: ApplicationFee, path: string[]): UserError[] {
  const at = (field: string) => [...path, field];
  return [
    ...textErrors(at("feeId"), fee.feeId, keyMaxLength),
    ...textErrors(at("text"), fee.text, feeTextMaxLength),
    ...rangeErrors(at("value"), fee.value, 0, Number.MAX_SAFE_INTEGER),
    ...rangeErrors(at("quantity"), fee.quantity, 1, feeQuantityMax),
    ...rangeErrors(at("taxRate"), fee.taxRate, 0, taxRateMax),
    ...textErrors(at("feeNumber"), fee.feeNumber ?? null, keyMaxLength),
    ...textErrors(at("budgetItem"), fee.budgetItem ?? null, hhstMaxLength),
    ...textErrors(at("objectNumber"), fee.objectNumber ?? null, objnrMaxLength),
    ...textErrors(at("ava"), fee.ava ?? null, avaMaxLength),
    ...textErrors(at("receiptNumber"), fee.receiptNumber ?? null, receiptNumberMaxLength),
  ];
}

function rangeErrors(path: string[], value: unknown, min: number, max: number): UserError[] {
  const fits = Number.isSafeInteger(value) && Number(value) >= min && Number(value) <= max;
  const detail = `${path.join(".")} must be a whole number from ${min} to ${max}.`;
  return fits ? [] : [userError("bad_request", path, { detail })];
}

/** Validates a text. Null means absent and is valid. */
export function textErrors(path: string[], text: string | null, max: number): UserError[] {
  const refuse = (code: ErrorCode, params = {}) => [userError(code, path, params)];
  if (text === null) return [];
  if (text.trim() === "") return refuse("required");
  if ([...text].length > max) return refuse("text_too_long", { max: String(max) });
  return /\p{Control}/u.test(text) ? refuse("text_invalid") : [];
}

/** Validates the variables. */
export function variablesErrors(variables: unknown): readonly UserError[] {
  const detail = variablesProblem(variables);
  return detail === null ? [] : [userError("bad_request", ["variables"], { detail })];
}

function variablesProblem(variables: unknown): string | null {
  if (typeof variables !== "object" || variables === null || Array.isArray(variables)) {
    return "variables must be an object.";
  }
  if (exceedsDepth(variables, variablesMaxDepth)) {
    return `variables must be at most ${variablesMaxDepth} levels deep.`;
  }
  return Buffer.byteLength(JSON.stringify(variables)) > variablesMaxBytes
    ? `variables must be at most ${variablesMaxBytes} bytes.`
    : null;
}

function exceedsDepth(value: unknown, levels: number): boolean {
  if (typeof value !== "object" || value === null) return false;
  return levels === 0 || Object.values(value).some((each) => exceedsDepth(each, levels - 1));
}
