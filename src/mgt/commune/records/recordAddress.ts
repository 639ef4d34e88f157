import type { TableSort } from "#ui/table/TableHead";
import type { TableSearch, TableSpec } from "#ui/table/tableSearch";
import { useTableSearch, type ChangeTable } from "#ui/table/useTableSearch";

/** What the address says of the list, and how that is changed. */
export interface RecordAddress<Field extends string> {
  readonly search: TableSearch<Field>;
  readonly change: ChangeTable<Field>;
  readonly sort: TableSort;
  readonly onSort: (sort: TableSort) => void;
  /** Filters that are set. */
  readonly filterCount: number;
  /** Removes all filters; order, page size and columns stay. */
  readonly reset: () => void;
  readonly toFirstPage: () => void;
}

/** `further`: filters of the section's own as they stand in the address. */
export function useRecordAddress<Field extends string>(
  search: TableSearch<Field>,
  spec: TableSpec<Field>,
  further: Readonly<Record<string, string | undefined>> = {},
): RecordAddress<Field> {
  const change = useTableSearch(spec);
  const names = Object.keys(further);
  return {
    search,
    change,
    sort: { field: search.sort, direction: search.direction },
    onSort: ({ field, direction }) => {
      const sort = spec.fields.find((known) => known === field);
      if (sort) change({ sort, direction });
    },
    filterCount: [search.text, ...Object.values(further)].filter((value) => value !== undefined).length,
    reset: () =>
      change({ text: undefined }, { further: Object.fromEntries(names.map((name) => [name, undefined])) }),
    toFirstPage: () => change({ after: undefined, before: undefined }, { replace: true }),
  };
}
