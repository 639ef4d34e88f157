/** Expected failures as top-level GraphQL errors: a stable code and the values its message needs. */
import { GraphQLError } from "graphql";
import type { ErrorCode } from "#domain/errorCodes";
import { isDatabaseUnavailable } from "./storage/database/databaseUnavailable";
import { isStorageFull } from "./storage/database/storageFull";

/** A placeholder value for an error message. */
export interface FailureParam {
  readonly name: string;
  readonly value: string;
}

/**
 * Creates an error to throw from a resolver or the code it calls. Unexpected errors reach the client only as
 * internal_error with a reference.
 * @param params values for the message of the code, keyed by placeholder
 */
export function failure(code: ErrorCode, params: Readonly<Record<string, string>> = {}): GraphQLError {
  return new GraphQLError(code, { extensions: { code, params: failureParams(params) } });
}

/**
 * Whether an error is reported to the client unchanged: a known failure, an unavailable database, or a full disk. Use
 * cases that map all other errors to a specific code rethrow these.
 */
export function isClientVisibleError(error: unknown): boolean {
  return error instanceof GraphQLError || isDatabaseUnavailable(error) || isStorageFull(error);
}

/** Converts message values to their wire format. */
export function failureParams(params: Readonly<Record<string, string>>): readonly FailureParam[] {
  return Object.entries(params).map(([name, value]) => ({ name, value }));
}
