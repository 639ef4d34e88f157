import { useMemo } from "react";
import type { TableSort } from "#ui/table/TableHead";
import { useTableSearch, type ChangeTable } from "#ui/table/useTableSearch";
import {
  countFilters,
  filterParams,
  noFilters,
  parseProcessSearch,
  processSpec,
  type ProcessField,
  type ProcessFilters,
  type ProcessSearch,
} from "./processSearch";

/** What the address says of the list, and how that is changed. */
export interface ProcessAddress {
  readonly search: ProcessSearch;
  readonly change: ChangeTable<ProcessField>;
  readonly sort: TableSort;
  readonly onSort: (sort: TableSort) => void;
  /** Sets these filters; the others stay. */
  readonly filter: (change: Partial<ProcessFilters>) => void;
  /** Filters that are set. */
  readonly filterCount: number;
  /** Removes all filters; order, page size and columns stay. */
  readonly reset: () => void;
  readonly toFirstPage: () => void;
  /** Puts identical errors together, or no longer. */
  readonly group: (isGrouped: boolean) => void;
}

export function useProcessAddress(search: ProcessSearch): ProcessAddress {
  const change = useTableSearch<ProcessField>(processSpec);
  return useMemo(() => {
    const { text: _text, ...furtherFilters } = noFilters;
    return {
      search,
      change,
      sort: { field: search.sort, direction: search.direction },
      onSort: ({ field, direction }) => {
        const sort = processSpec.fields.find((known) => known === field);
        if (sort) change({ sort, direction });
      },
      // Another filter may have been set a moment ago, and not be on screen yet.
      filter: (filters) =>
        change({}, { further: (before) => filterParams({ ...parseProcessSearch(before), ...filters }) }),
      filterCount: countFilters(search),
      reset: () => change({ text: undefined }, { further: furtherFilters }),
      toFirstPage: () => change({ after: undefined, before: undefined }, { replace: true }),
      group: (isGrouped) => change({}, { further: { group: isGrouped ? "cause" : undefined } }),
    };
  }, [search, change]);
}
