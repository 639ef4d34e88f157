/** Search params of the list of users and their query variables. */
import { isAgs } from "#domain/ags";
import { invitationsEndBefore } from "#domain/attention";
import { addDays, calendarDayOf } from "#domain/calendarDays";
import { filterValuesMax, searchTextMaxLength } from "#domain/limits";
import type { RoleType } from "#domain/permissions";
import { findService } from "#domain/serviceCatalogue";
import { quietDays } from "#domain/timings";
import { defineListSearch, type SearchOf } from "#lists/listSearch";
import { caseInsensitive, flag, manyOf } from "#lists/searchParams";
import type { ListAddress } from "#lists/useListSearch";
import { viewsShown } from "#mgt/savedViews/savedViewsQuery";
import { preload, type Loading } from "#relay/preload";
import type { UsersTableQuery } from "./__generated__/UsersTableQuery.graphql";
import TableParameters from "./__generated__/UsersTableQuery$parameters";

export const usersTableId = "users";

/** Roles and statuses in the URL, with their values in the contract. */
const roles = { member: "MEMBER", support: "SUPPORT", admin: "ADMIN" } as const satisfies Record<
  Lowercase<RoleType>,
  RoleType
>;
const statuses = { invited: "INVITED", active: "ACTIVE", inactive: "INACTIVE" } as const;

export type RoleName = keyof typeof roles;
export type UserStatusName = keyof typeof statuses;
export const userStatuses = ["invited", "active", "inactive"] as const satisfies readonly UserStatusName[];

const someRoles = manyOf(caseInsensitive(["member", "support", "admin"]), filterValuesMax);
/** Value of the role filter without a restriction. */
const isAllRoles = (text: string) => text.toLowerCase() === "all";

export const usersList = defineListSearch({
  textMaxLength: searchTextMaxLength,
  sort: {
    fields: [
      "USERNAME",
      "EMAIL",
      "ROLE",
      "STATUS",
      "INVITED_AT",
      "EXPIRES_AT",
      "ACTIVATED_AT",
      "LAST_LOGIN_AT",
    ],
    default: "USERNAME",
  },
  filters: {
    role: {
      read: (texts: readonly string[]) => (texts.some(isAllRoles) ? undefined : someRoles.read(texts)),
      isFaulty: (text: string) => !isAllRoles(text) && someRoles.isFaulty(text),
    },
    /** AGS; also accepts those whose leading zero was lost in a spreadsheet. */
    commune: manyOf((text: string) => [text, `0${text}`].find(isAgs), filterValuesMax),
    service: manyOf((text: string) => findService(text.toLowerCase())?.id, filterValuesMax),
    status: manyOf(caseInsensitive(userStatuses), filterValuesMax),
    /** Only active users who have not logged in for a long time. */
    quiet: flag,
    /** Only invited users whose invitation has ended or ends soon. */
    ending: flag,
    /** Only users whose latest link could not be mailed. */
    refused: flag,
  },
});

export type UsersSearch = SearchOf<typeof usersList>;
export type UsersAddress = ListAddress<UsersSearch>;

/** First day of the period without a login after which a user is "quiet". */
export function quietSince(now: Date): string {
  return addDays(calendarDayOf(now), -quietDays);
}

/** Starts the query of the list that the search params describe. */
export const preloadUsers = (loading: Loading, search: UsersSearch) =>
  preload<UsersTableQuery>(loading, "mgt", TableParameters, {
    ...usersVariables(search, new Date()),
    views: viewsShown,
  });

/** Query variables for the search params; filter null for all. */
function usersVariables(search: UsersSearch, now: Date) {
  const { role, commune, service, status, quiet, ending, refused } = search;
  const text = search.text?.trim();
  const filter = {
    ...(text && { text }),
    ...(role && { roles: role.map((name) => roles[name]) }),
    ...(commune && { communes: commune }),
    ...(service && { services: service }),
    ...(status && { statuses: status.map((name) => statuses[name]) }),
    ...(quiet && { lastLoginBefore: quietSince(now) }),
    ...(ending && { invitationEndsBefore: invitationsEndBefore(calendarDayOf(now)) }),
    ...(refused && { isMailRefused: true }),
  };
  return { filter: Object.keys(filter).length > 0 ? filter : null, ...usersList.page(search) };
}
