/**
 * Masks errors for the client: known failures are unchanged, malformed calls get their reason without the sent values,
 * and other errors become a reference.
 */
import type { GraphQLError, GraphQLFormattedError } from "graphql";
import type { Logger } from "pino";
import { isErrorCode } from "#domain/errorCodes";
import { failureParams } from "#server/failure";
import { DatabaseUnavailable } from "#server/storage/database/databaseUnavailable";
import { isStorageFull } from "#server/storage/database/storageFull";
import { errorDetail } from "./errorDetails";

/** Status of every response that lacks data because the database is unavailable, even if other parts are present. */
export const unavailableStatus = 503;

/** Status of the response if storing failed because a disk is full. */
export const storageFullStatus = 507;

/** Statuses of responses with parts that failed for these reasons, the more serious one first. */
export const outageStatuses: readonly number[] = [unavailableStatus, storageFullStatus];

/** An error as sent to the client, and the HTTP status to use if nothing was executed. */
export interface ShapedError {
  readonly body: GraphQLFormattedError & { readonly extensions: { readonly code: string } };
  readonly status: number;
}

/**
 * Shapes one error of a request. Server faults are logged with the request id, which the client gets as a reference.
 */
export function shapeError(error: unknown, requestId: string, log: Logger): ShapedError {
  const cause = causeOf(error);
  const path = isGraphQLError(error) ? error.path : undefined;
  if (isGraphQLError(cause)) {
    const { code, params } = cause.extensions;
    if (isErrorCode(code)) {
      return shaped(cause.message, path, { code, params: params ?? [] }, 400);
    }
    if (isClientError(cause, path !== undefined)) {
      const detail = errorDetail(isGraphQLError(error) ? error : cause, cause);
      const extensions = { code: "bad_request", params: failureParams({ detail }) };
      const { body, status } = shaped(detail, path, extensions, requestedStatus(cause) ?? 400);
      // Locations tell the app that the document does not fit the schema; a malformed call has none.
      return { body: cause.locations === undefined ? body : { ...body, locations: cause.locations }, status };
    }
  }
  if (cause instanceof DatabaseUnavailable) {
    // The connection loss itself is logged once, not for each affected call.
    const extensions = { code: cause.code, params: failureParams({ outcome: cause.outcome }) };
    return shaped(cause.code, path, extensions, unavailableStatus);
  }
  if (isStorageFull(cause)) {
    log.error({ requestId, err: cause, path }, "request failed: a disk is full");
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

/** Compares by name, because the parser of the limits plugin may use a different copy of the class. */
function isGraphQLError(error: unknown): error is GraphQLError {
  return error instanceof Error && error.name === "GraphQLError";
}

/** Returns the original error, which execution wraps to add the path. */
function causeOf(error: unknown): unknown {
  let cause = error;
  while (isGraphQLError(cause) && cause.originalError !== undefined && cause.originalError !== null) {
    cause = cause.originalError;
  }
  return cause;
}

/**
 * Whether GraphQL itself raised the error because of the document or its variables. During execution, only errors about
 * arguments count; all others concern values returned by resolvers.
 */
function isClientError(error: GraphQLError, wasExecuting: boolean): boolean {
  if (error.extensions["unexpected"] === true) return false;
  return !wasExecuting || error.message.startsWith('Argument "');
}

function requestedStatus(error: GraphQLError): number | undefined {
  const http: unknown = error.extensions["http"];
  if (typeof http !== "object" || http === null || !("status" in http)) return undefined;
  return typeof http.status === "number" && http.status >= 400 && http.status < 500 ? http.status : undefined;
}
