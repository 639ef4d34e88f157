/** Recognises operations and fields that the server refuses because they do not fit its schema. */
import { cutText } from "#domain/cutText";
import { endpointPaths, type EndpointName } from "#domain/endpoints";
import { contractMismatchCode, isErrorCode } from "#domain/errorCodes";
import { ApiError } from "./apiError";

/** Statuses of a refused document: 400, or 200 without content negotiation (GraphQL over HTTP). */
const refusalStatuses = new Set([200, 400]);

/** Longest message of the server that is shown. */
const messageMaxLength = 200;

/** The call that a response belongs to, and the status of the response. */
interface AnsweredCall {
  readonly endpoint: EndpointName;
  readonly operation: { readonly params: { readonly name: string } };
  readonly status: number;
}

function mismatch({ endpoint, operation }: AnsweredCall, message: string): ApiError {
  const sentence = cutText(message.replace(/\s+/g, " ").trim(), messageMaxLength);
  const report = `${endpointPaths[endpoint]} ${operation.params.name}: ${sentence}`;
  return new ApiError("contract_mismatch", { report });
}

const property = (value: unknown, name: string): unknown => new Map(Object.entries(Object(value))).get(name);

/**
 * The mismatch that a response without usable data reports, or null. GraphQL refuses a document as a whole, with an
 * error that has no path. Errors with a code of the contract mean something else, unless they point into the document.
 */
export function toContractMismatch(call: AnsweredCall, data: unknown, errors: unknown): ApiError | null {
  const first: unknown = Array.isArray(errors) ? errors[0] : undefined;
  const message = property(first, "message");
  const isRefusal = (data ?? null) === null && property(first, "path") === undefined;
  if (!isRefusal || typeof message !== "string" || !refusalStatuses.has(call.status)) return null;
  const code = property(property(first, "extensions"), "code");
  const pointsIntoDocument = code === "bad_request" && property(first, "locations") !== undefined;
  if (isErrorCode(code) && !pointsIntoDocument) return null;
  return mismatch(call, message);
}

/** The mismatch of one field that the proxy removed from the operation; null for any other error. */
export function toMissingField(call: AnsweredCall, error: unknown): ApiError | null {
  const message = property(error, "message");
  if (property(property(error, "extensions"), "code") !== contractMismatchCode) return null;
  return mismatch(call, typeof message === "string" ? message : "");
}
