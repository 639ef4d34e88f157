/** Validation of submitted applications. */
import type { ErrorCode } from "#domain/errorCodes";
import { userError, type UserError } from "#server/domain/mutationResult";

/** One charged fee; amounts in cents. */
export interface ApplicationFee {
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
const quantityMax = 1_000;
const taxRateMax = 10_000;
const variablesMaxBytes = 1_048_576;
const variablesMaxDepth = 32;

/** Validates the fields of an application. The commune and service it refers to are checked elsewhere. */
export function applicationErrors(application: Application): readonly UserError[] {
  const { key, formKey, businessKey, variables, payment } = application;
  const detail = variablesProblem(variables);
  return [
    ...keyErrors(application),
    ...textErrors(["key"], key, keyMaxLength),
    ...textErrors(["formKey"], formKey ?? null, longKeyMaxLength),
    ...textErrors(["businessKey"], businessKey ?? null, longKeyMaxLength),
    ...(detail === null ? [] : [userError("bad_request", ["variables"], { detail })]),
    ...(payment ? paymentErrors(payment) : []),
  ];
}

/** Validates the idempotency key. */
export function keyErrors({ idempotencyKey }: Pick<Application, "idempotencyKey">): readonly UserError[] {
  return textErrors(["idempotencyKey"], idempotencyKey, keyMaxLength);
}

function paymentErrors(payment: ApplicationPayment): UserError[] {
  const { completionType, identifier, paymentSystem, paymentType, fees } = payment;
  const at = (field: string) => ["payment", field];
  return [
    ...textErrors(at("completionType"), completionType, keyMaxLength),
    ...textErrors(at("identifier"), identifier, longKeyMaxLength),
    ...textErrors(at("paymentSystem"), paymentSystem, keyMaxLength),
    ...textErrors(at("paymentType"), paymentType, keyMaxLength),
    ...(fees.length === 0 ? [userError("required", at("fees"))] : []),
    ...fees.flatMap((fee, index) => feeErrors(fee, ["payment", "fees", String(index)])),
  ];
}

function feeErrors({ feeId, text, value, quantity, taxRate }: ApplicationFee, path: string[]): UserError[] {
  return [
    ...textErrors([...path, "feeId"], feeId, keyMaxLength),
    ...textErrors([...path, "text"], text, feeTextMaxLength),
    ...rangeErrors([...path, "value"], value, 0, Number.MAX_SAFE_INTEGER),
    ...rangeErrors([...path, "quantity"], quantity, 1, quantityMax),
    ...rangeErrors([...path, "taxRate"], taxRate, 0, taxRateMax),
  ];
}

function rangeErrors(path: string[], value: unknown, min: number, max: number): UserError[] {
  const fits = Number.isSafeInteger(value) && Number(value) >= min && Number(value) <= max;
  const detail = `${path.join(".")} must be a whole number from ${min} to ${max}.`;
  return fits ? [] : [userError("bad_request", path, { detail })];
}

/** Validates a text. Null means absent and is valid. */
function textErrors(path: string[], text: string | null, max: number): UserError[] {
  const refuse = (code: ErrorCode, params = {}) => [userError(code, path, params)];
  if (text === null) return [];
  if (text.trim() === "") return refuse("required");
  if ([...text].length > max) return refuse("text_too_long", { max: String(max) });
  return /\p{Control}/u.test(text) ? refuse("text_invalid") : [];
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
