/** What of an error reaches the client: a known failure as it is, a malformed call with its reason, else a reference. */
import type { GraphQLError, GraphQLFormattedError } from "graphql";
import type { Logger } from "pino";
import { isErrorCode } from "#domain/errorCodes";
import { failureParams } from "#server/failure";
import { DatabaseUnavailable } from "#server/storage/database/databaseUnavailable";
import { isStorageFull } from "#server/storage/database/storageFull";

const detailMaxLength = 300;

/** Status of every answer that lacks something for want of the database, even where a part of it is there. */
export const unavailableStatus = 503;

/** Status of an answer to what could not be stored for want of room. */
export const storageFullStatus = 507;

/** An error in the form in which it is sent, and the HTTP status it asks for where nothing was executed. */
export interface ShapedError {
  readonly body: GraphQLFormattedError & { readonly extensions: { readonly code: string } };
  readonly status: number;
}

/**
 * Shapes one error of a request. Faults of the server are logged with the request's id, by which the client's
 * reference finds them.
 */
export function shapeError(error: unknown, requestId: string, log: Logger): ShapedError {
  const cause = causeOf(error);
  const path = isGraphQLError(error) ? error.path : undefined;
  if (isGraphQLError(cause)) {
    const { code, params } = cause.extensions;
    if (isErrorCode(code)) {
      return shaped(cause.message, path, { code, params: params ?? [] }, 400);
    }
    if (isFaultOfTheCall(cause, path !== undefined)) {
      const detail = cause.message.slice(0, detailMaxLength);
      const extensions = { code: "bad_request", params: failureParams({ detail }) };
      return shaped(detail, path, extensions, requestedStatus(cause) ?? 400);
    }
  }
  if (cause instanceof DatabaseUnavailable) {
    // The loss itself is logged once, not with each call that meets it.
    const extensions = { code: cause.code, params: failureParams({ outcome: cause.outcome }) };
    return shaped(cause.code, path, extensions, unavailableStatus);
  }
  if (isStorageFull(cause)) {
    log.error({ requestId, err: cause, path }, "a disk is full");
    return shaped("storage_full", path, { code: "storage_full", params: [] }, storageFullStatus);
  }
  log.error({ requestId, err: cause, path }, "request failed");
  const extensions = { code: "internal_error", params: failureParams({ reference: requestId }) };
  return shaped("internal_error", path, extensions, 500);
}

function shaped(
  message: string,
  path: GraphQLError["path"],
  extensions: { readonly code: string; readonly params: unknown },
  status: number,
): ShapedError {
  return { body: path === undefined ? { message, extensions } : { message, path, extensions }, status };
}

/** By name: the limits' parser may come with classes of its own. */
function isGraphQLError(error: unknown): error is GraphQLError {
  return error instanceof Error && error.name === "GraphQLError";
}

/** What was thrown in the first place: execution wraps it to add the path. */
function causeOf(error: unknown): unknown {
  let cause = error;
  while (isGraphQLError(cause) && cause.originalError !== undefined && cause.originalError !== null) {
    cause = cause.originalError;
  }
  return cause;
}

/**
 * Errors that GraphQL itself raises about the document or its variables. During execution those are about arguments;
 * all others are then about what a resolver returned.
 */
function isFaultOfTheCall(error: GraphQLError, wasExecuting: boolean): boolean {
  if (error.extensions["unexpected"] === true) return false;
  return !wasExecuting || error.message.startsWith('Argument "');
}

function requestedStatus(error: GraphQLError): number | undefined {
  const http: unknown = error.extensions["http"];
  if (typeof http !== "object" || http === null || !("status" in http)) return undefined;
  return typeof http.status === "number" && http.status >= 400 && http.status < 500 ? http.status : undefined;
}
