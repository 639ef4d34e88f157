import { useMemo } from "react";
import type { TableSort } from "#ui/table/TableHead";
import { useTableSearch, type ChangeTable } from "#ui/table/useTableSearch";
import {
  filterParams,
  noFilters,
  parseUsersSearch,
  usersSpec,
  type UsersField,
  type UsersFilters,
  type UsersSearch,
} from "./usersSearch";

export const usersTableId = "users";

/** What the address says of the list, and how that is changed. */
export interface UsersAddress {
  readonly search: UsersSearch;
  readonly change: ChangeTable<UsersField>;
  readonly sort: TableSort;
  readonly onSort: (sort: TableSort) => void;
  /** Sets these filters; the others stay. */
  readonly filter: (change: Partial<UsersFilters>) => void;
  /** Removes all filters; order, page size and columns stay. */
  readonly reset: () => void;
  readonly toFirstPage: () => void;
}

export function useUsersAddress(search: UsersSearch): UsersAddress {
  const change = useTableSearch<UsersField>(usersSpec);
  return useMemo(
    () => ({
      search,
      change,
      sort: { field: search.sort, direction: search.direction },
      onSort: ({ field, direction }) => {
        const sort = usersSpec.fields.find((known) => known === field);
        if (sort) change({ sort, direction });
      },
      // Another filter may have been set a moment ago, and not be on screen yet.
      filter: (filters) =>
        change({}, { further: (before) => filterParams({ ...parseUsersSearch(before), ...filters }) }),
      reset: () => change({ text: undefined }, { further: noFilters }),
      toFirstPage: () => change({ after: undefined, before: undefined }, { replace: true }),
    }),
    [search, change],
  );
}
