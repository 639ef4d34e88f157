/** What the address may say of the list of users, and what is asked of the server for it. */
import { isAgs } from "#domain/ags";
import { calendarDayOf } from "#domain/calendarDays";
import { filterValuesMax, searchTextMaxLength } from "#domain/limits";
import type { RoleType } from "#domain/permissions";
import { findService } from "#domain/serviceCatalogue";
import { quietDays } from "#domain/timings";
import { defineListSearch, type SearchOf } from "#lists/listSearch";
import { amongst, flag, manyOf } from "#lists/searchParams";
import type { ListAddress } from "#lists/useListSearch";
import { viewsShown } from "#mgt/savedViews/savedViewsQuery";
import { preload, type Loading } from "#relay/preload";
import type { UsersTableQuery } from "./__generated__/UsersTableQuery.graphql";
import TableParameters from "./__generated__/UsersTableQuery$parameters";

export const usersTableId = "users";

/** Roles and states as the address has them, and as the contract does. */
const roles = { member: "MEMBER", support: "SUPPORT", admin: "ADMIN" } as const satisfies Record<
  Lowercase<RoleType>,
  RoleType
>;
const statuses = { invited: "INVITED", active: "ACTIVE", inactive: "INACTIVE" } as const;

export type RoleName = keyof typeof roles;
export type UserStatusName = keyof typeof statuses;
export const userStatuses = ["invited", "active", "inactive"] as const satisfies readonly UserStatusName[];

const someRoles = manyOf(amongst(["member", "support", "admin"]), filterValuesMax);
/** The role filter's first value, which restricts nothing. */
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
    usual: "USERNAME",
  },
  filters: {
    role: {
      read: (texts: readonly string[]) => (texts.some(isAllRoles) ? undefined : someRoles.read(texts)),
      isFaulty: (text: string) => !isAllRoles(text) && someRoles.isFaulty(text),
    },
    /** AGS, also those whose leading zero a spreadsheet has taken. */
    commune: manyOf((text: string) => [text, `0${text}`].find(isAgs), filterValuesMax),
    service: manyOf((text: string) => findService(text.toLowerCase())?.id, filterValuesMax),
    status: manyOf(amongst(userStatuses), filterValuesMax),
    /** Only those who may log in and have not done so for long. */
    quiet: flag,
  },
});

export type UsersSearch = SearchOf<typeof usersList>;
export type UsersAddress = ListAddress<UsersSearch>;

const dayMs = 86_400_000;

/** The day since which somebody must have logged in so as not to be quiet. */
export function quietSince(now: Date): string {
  return calendarDayOf(new Date(now.getTime() - quietDays * dayMs));
}

/** Starts the query of the list that the search params describe. */
export const preloadUsers = (loading: Loading, search: UsersSearch) =>
  preload<UsersTableQuery>(loading, "mgt", TableParameters, {
    ...usersVariables(search, new Date()),
    views: viewsShown,
  });

/** What is asked of the server for the address; its filter null: all. */
function usersVariables(search: UsersSearch, now: Date) {
  const { role, commune, service, status, quiet } = search;
  const text = search.text?.trim();
  const filter = {
    ...(text && { text }),
    ...(role && { roles: role.map((name) => roles[name]) }),
    ...(commune && { communes: commune }),
    ...(service && { services: service }),
    ...(status && { statuses: status.map((name) => statuses[name]) }),
    ...(quiet && { lastLoginBefore: quietSince(now) }),
  };
  return { filter: Object.keys(filter).length > 0 ? filter : null, ...usersList.page(search) };
}
