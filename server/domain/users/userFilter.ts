/** What filters of users ask for, checked before the database sees it. */
import { isAgs } from "#domain/ags";
import { startOfDay } from "#domain/calendarDays";
import { filterValuesMax, searchTextMaxLength } from "#domain/limits";
import type { RoleType } from "#domain/permissions";
import { findService } from "#domain/serviceCatalogue";
import { failure } from "#server/failure";
import type { UserConditions } from "#server/storage/users/userList";
import type { UserFields } from "#server/storage/users/users";
import { nameKey } from "./nameKey";

/** A filter as the contract has it; null, absent and empty lists: any. */
export interface UserFilter {
  readonly text?: string | null;
  readonly roles?: readonly RoleType[] | null;
  readonly communes?: readonly string[] | null;
  readonly services?: readonly string[] | null;
  readonly statuses?: readonly UserFields["status"][] | null;
  /** A day in Europe/Berlin. */
  readonly lastLoginBefore?: string | null;
}

/**
 * The conditions of a filter; null: all users. Fails with bad_request for texts over 100 characters and for lists over
 * 200 values.
 */
export function readUserFilter(filter: UserFilter | null | undefined): UserConditions {
  const { text, roles, communes, services, statuses, lastLoginBefore } = filter ?? {};
  return {
    pattern: patternOf(text ?? ""),
    types: listOf(roles),
    communes: listOf(communes)?.filter(isAgs) ?? null,
    services: listOf(services)?.filter((id) => findService(id) !== undefined) ?? null,
    statuses: listOf(statuses),
    quietSince: lastLoginBefore ? startOfDay(lastLoginBefore) : null,
  };
}

function patternOf(text: string): string | null {
  // Before anything is done with it, so that a huge one costs nothing; twice as long where it is spaces.
  if (text.length > 2 * searchTextMaxLength) throw tooLong();
  const key = nameKey(text.replace(/\p{Cc}/gu, " ").trim());
  if ([...key].length > searchTextMaxLength) throw tooLong();
  return key === "" ? null : `%${key.replace(/[\\%_]/g, "\\$&")}%`;
}

function tooLong() {
  return failure("bad_request", { detail: `A search text has at most ${searchTextMaxLength} characters.` });
}

function listOf<Value>(values: readonly Value[] | null | undefined): readonly Value[] | null {
  if (!values?.length) return null;
  if (values.length > filterValuesMax) {
    throw failure("bad_request", { detail: `A filter has at most ${filterValuesMax} values.` });
  }
  return [...new Set(values)];
}
