/** Expected failures as top-level errors: a stable code and the values its wording needs. */
import { GraphQLError } from "graphql";
import type { ErrorCode } from "#domain/errorCodes";
import { isDatabaseUnavailable } from "./storage/database/databaseUnavailable";
import { isStorageFull } from "./storage/database/storageFull";

/** A value for the wording of an error. */
export interface FailureParam {
  readonly name: string;
  readonly value: string;
}

/**
 * An error to throw from a resolver or from what it calls. Everything else that is thrown reaches the client as
 * internal_error with a reference only.
 * @param params values the code's wording needs, by placeholder
 */
export function failure(code: ErrorCode, params: Readonly<Record<string, string>> = {}): GraphQLError {
  return new GraphQLError(code, { extensions: { code, params: failureParams(params) } });
}

/**
 * Whether the client is to hear of this as it is: a known failure, a database that is away, or a full disk. Where a use
 * case words everything else with a code of its own, it passes these on.
 */
export function isToldAsItIs(error: unknown): boolean {
  return error instanceof GraphQLError || isDatabaseUnavailable(error) || isStorageFull(error);
}

/** The values in the form in which they stand on the wire. */
export function failureParams(params: Readonly<Record<string, string>>): readonly FailureParam[] {
  return Object.entries(params).map(([name, value]) => ({ name, value }));
}
