/** What the address says of the list of users, and what is asked of the server for it. */
import { isAgs } from "#domain/ags";
import { calendarDayOf } from "#domain/calendarDays";
import { filterValuesMax, searchTextMaxLength } from "#domain/limits";
import { roleTypes, type RoleType } from "#domain/permissions";
import { findService } from "#domain/serviceCatalogue";
import { quietDays } from "#domain/timings";
import {
  pageVariables,
  parseTableSearch,
  texts,
  type TableSearch,
  type TableSpec,
} from "#ui/table/tableSearch";

export const usersSpec = {
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
  sort: "USERNAME",
} as const satisfies TableSpec<string>;

export type UsersField = (typeof usersSpec)["fields"][number];

export const userStatuses = ["INVITED", "ACTIVE", "INACTIVE"] as const;
export type UserStatusName = (typeof userStatuses)[number];

export interface UsersFilters {
  readonly roles: readonly RoleType[];
  /** AGS. */
  readonly communes: readonly string[];
  readonly services: readonly string[];
  readonly statuses: readonly UserStatusName[];
  /** Only those who may log in and have not done so for long. */
  readonly isQuiet: boolean;
}

export interface UsersSearch extends TableSearch<UsersField>, UsersFilters {}

type Raw = Readonly<Record<string, unknown>>;

const dayMs = 86_400_000;

const once = <Value>(values: readonly Value[]) => [...new Set(values)].slice(0, filterValuesMax);

/** Values of a fixed list, in capital or small letters. */
function known<Value extends string>(raw: unknown, values: readonly Value[]): readonly Value[] {
  return once(
    texts(raw).flatMap((text) => values.find((value) => value.toLowerCase() === text.toLowerCase()) ?? []),
  );
}

/** An AGS, also one whose leading zero a spreadsheet has taken; undefined: none. */
const agsOf = (text: string) => [text, `0${text}`].find(isAgs);
/** The role filter's first value. */
const isAllRoles = (text: string) => text.toLowerCase() === "all";
const serviceOf = (text: string) => findService(text.toLowerCase())?.id;

/** Values of filters that mean nothing here: they are left out, and that is said. */
export function faultyFilters(raw: Raw): readonly string[] {
  const without = (value: unknown, isMeant: (text: string) => boolean) =>
    texts(value).filter((text) => text.trim() !== "" && !isMeant(text));
  return once([
    ...without(raw.role, (text) => isAllRoles(text) || known(text, roleTypes).length > 0),
    ...without(raw.commune, (text) => agsOf(text) !== undefined),
    ...without(raw.service, (text) => serviceOf(text) !== undefined),
    ...without(raw.status, (text) => known(text, userStatuses).length > 0),
  ]).map((text) => text.slice(0, searchTextMaxLength));
}

/** Reads the search params; what is none of them, or has no meaning, is left out. */
export function parseUsersSearch(raw: Raw): UsersSearch {
  return {
    ...parseTableSearch(raw, usersSpec),
    roles: texts(raw.role).some(isAllRoles) ? [] : known(raw.role, roleTypes),
    communes: once(texts(raw.commune).flatMap((text) => agsOf(text) ?? [])),
    services: once(texts(raw.service).flatMap((text) => serviceOf(text) ?? [])),
    statuses: known(raw.status, userStatuses),
    isQuiet: texts(raw.quiet)[0] === "true",
  };
}

/** Filters as search params; every one is named, so that they take the place of those before. */
export type FilterParams = Readonly<
  Record<"role" | "commune" | "service" | "status" | "quiet", string | readonly string[] | undefined>
>;

const list = (values: readonly string[]) => (values.length > 0 ? values : undefined);
const small = (values: readonly string[]) => list(values.map((value) => value.toLowerCase()));

/** The search params that say so. */
export function filterParams({ roles, communes, services, statuses, isQuiet }: UsersFilters): FilterParams {
  return {
    role: small(roles),
    commune: list(communes),
    service: list(services),
    status: small(statuses),
    quiet: isQuiet ? "true" : undefined,
  };
}

/** The search params of no filter at all; the text search is the table's own. */
export const noFilters = filterParams({
  roles: [],
  communes: [],
  services: [],
  statuses: [],
  isQuiet: false,
});

/** Whether anything restricts the list. */
export function isFiltered({ text, isQuiet, roles, communes, services, statuses }: UsersSearch): boolean {
  const lists: readonly (readonly string[])[] = [roles, communes, services, statuses];
  return text !== undefined || isQuiet || lists.some(({ length }) => length > 0);
}

/** The day since which somebody must have logged in so as not to be quiet. */
export function quietSince(now: Date): string {
  return calendarDayOf(new Date(now.getTime() - quietDays * dayMs));
}

/** The contract's UserFilter, as far as the address can say it. */
interface WireFilter {
  readonly text?: string;
  readonly roles?: readonly RoleType[];
  readonly communes?: readonly string[];
  readonly services?: readonly string[];
  readonly statuses?: readonly UserStatusName[];
  readonly lastLoginBefore?: string;
}

/** What is asked of the server for the address; its filter null: all. */
export function usersVariables(search: UsersSearch, now: Date) {
  const { text, ...page } = pageVariables(search);
  const { roles, communes, services, statuses, isQuiet } = search;
  const filter: WireFilter = {
    ...(text && { text }),
    ...(roles.length > 0 && { roles }),
    ...(communes.length > 0 && { communes }),
    ...(services.length > 0 && { services }),
    ...(statuses.length > 0 && { statuses }),
    ...(isQuiet && { lastLoginBefore: quietSince(now) }),
  };
  return { filter: Object.keys(filter).length > 0 ? filter : null, ...page };
}
