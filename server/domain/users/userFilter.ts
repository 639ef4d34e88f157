/** Validates user filters and converts them to query conditions. */
import { isAgs } from "#domain/ags";
import { startOfDay } from "#domain/calendarDays";
import { filterValuesMax } from "#domain/limits";
import type { RoleType } from "#domain/permissions";
import { findService } from "#domain/serviceCatalogue";
import { failure } from "#server/failure";
import { searchPatterns } from "#server/domain/lists/searchPatterns";
import type { UserConditions } from "#server/storage/users/userList";
import type { UserFields } from "#server/storage/users/users";
import { withUnicodeDomains } from "./nameKey";

/** A filter as in the GraphQL schema. Null, absent values and empty lists match anything. */
export interface UserFilter {
  readonly text?: string | null;
  readonly roles?: readonly RoleType[] | null;
  readonly communes?: readonly string[] | null;
  readonly services?: readonly string[] | null;
  readonly statuses?: readonly UserFields["status"][] | null;
  /** A day in Europe/Berlin. */
  readonly lastLoginBefore?: string | null;
  /** A day in Europe/Berlin. */
  readonly invitationEndsBefore?: string | null;
  readonly isMailRefused?: boolean | null;
}

/**
 * Converts a filter to query conditions. A null filter matches all users. Throws bad_request for texts over 100
 * characters and for lists over 200 values.
 */
export function parseUserFilter(filter: UserFilter | null | undefined): UserConditions {
  const { text, roles, communes, services, statuses, lastLoginBefore, invitationEndsBefore, isMailRefused } =
    filter ?? {};
  return {
    patterns: searchPatterns(withUnicodeDomains(text ?? "")),
    types: nonEmpty(roles),
    communes: nonEmpty(communes)?.filter(isAgs) ?? null,
    services: nonEmpty(services)?.filter((id) => findService(id) !== undefined) ?? null,
    statuses: nonEmpty(statuses),
    quietSince: lastLoginBefore ? startOfDay(lastLoginBefore) : null,
    invitationEndsBefore: invitationEndsBefore ? startOfDay(invitationEndsBefore) : null,
    isMailRefused: isMailRefused === true,
  };
}

function nonEmpty<Value>(values: readonly Value[] | null | undefined): readonly Value[] | null {
  if (!values?.length) return null;
  if (values.length > filterValuesMax) {
    throw failure("bad_request", { detail: `A filter has at most ${filterValuesMax} values.` });
  }
  return [...new Set(values)];
}
