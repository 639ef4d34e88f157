/** Search params of the security lists and their query variables. */
import { searchTextMaxLength } from "#domain/limits";
import type { SecurityListKind } from "#domain/securityLists/securityLists";
import { defineListSearch, type SearchOf } from "#lists/listSearch";
import { flag, oneOf } from "#lists/searchParams";

export const securityListSearch = defineListSearch({
  textMaxLength: searchTextMaxLength,
  sort: { fields: ["PATTERN", "CREATED_AT"], default: "PATTERN" },
  filters: {
    kind: oneOf(["address", "domain"]),
    /** Only entries with a last day. */
    expires: flag,
  },
  /** Absent: the whitelist. */
  grouping: { list: oneOf(["whitelist", "blacklist"]) },
});

export type SecurityListSearch = SearchOf<typeof securityListSearch>;

const kinds = { address: "ADDRESS", domain: "DOMAIN" } as const;
const params = { WHITELIST: "whitelist", BLACKLIST: "blacklist" } as const;

/** The list in the URL. */
export const listOf = ({ list }: SecurityListSearch): SecurityListKind =>
  list === "blacklist" ? "BLACKLIST" : "WHITELIST";

/** Search params that show a list; the whitelist has no domains to filter. */
export const showList = (list: SecurityListKind) => ({
  list: params[list],
  ...(list === "WHITELIST" && { kind: undefined }),
});

/** Search params that show entries of a list with this text, and nothing else. */
export const showEntry = (list: SecurityListKind, text: string) => ({
  ...showList(list),
  text,
  kind: undefined,
  expires: undefined,
});

/** The contract's SecurityListEntryFilter; null: all entries. */
export function filterOf({ text, kind, expires }: SecurityListSearch) {
  const trimmed = text?.trim() || undefined;
  if (trimmed === undefined && kind === undefined && !expires) return null;
  return {
    text: trimmed ?? null,
    kinds: kind === undefined ? null : [kinds[kind]],
    expires: expires ?? null,
  };
}

/** Variables of the query of a page. */
export const listVariables = (ags: string, search: SecurityListSearch) => ({
  ags,
  list: listOf(search),
  filter: filterOf(search),
  ...securityListSearch.page(search),
});
