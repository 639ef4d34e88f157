import { chakra } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import { Fragment, type ReactNode } from "react";
import type { ListShortcuts } from "#ui/table/shortcuts";
import { TableToolbar } from "#ui/table/TableToolbar";
import { FilterChips } from "./FilterChips";
import { FilterFaults } from "./FilterFaults";
import type { ListFilter } from "./filters";
import type { List } from "./useList";

/** More filters than so many are one line on phones, which scrolls sideways. */
const filtersInLines = 2;

const Sideways = chakra("div", {
  base: {
    smDown: {
      "& .filter-bar": {
        flexWrap: "nowrap",
        marginInline: "-16px",
        px: 4,
        overflowX: "auto",
        scrollbarWidth: "none",
        "& > *": { flex: "none" },
        "& .search-field": { width: "204px" },
      },
    },
  },
});

interface ListToolbarProps<Row> {
  readonly list: List<Row>;
  /** Names the region; of the list's title unless said. */
  readonly label?: string;
  /** What the text search looks for, e.g. "Postleitzahl oder Ort"; absent: there is none. */
  readonly searchLabel?: string;
  /** Most characters of the text search; those of other searches unless said. */
  readonly searchMaxLength?: number;
  readonly filters?: readonly ListFilter[];
  /** Said with faulty values, e.g. what they lock. */
  readonly faultNote?: ReactNode;
  /** What keys do in the table; absent: it is said elsewhere. */
  readonly shortcuts?: ListShortcuts;
  /** Whether narrow screens, which do not show the heads of the columns, choose the order here. */
  readonly hasSort?: boolean;
  /** Whether the columns are chosen here. */
  readonly hasColumnChoice?: boolean;
  /**
   * chips: what is set stands below, each value to be taken away by itself, with how many rows are left; undefined: not
   * known yet. Absent: one button beside the filters resets all of them.
   */
  readonly chips?: { readonly found: string | undefined };
}

/** What restricts and orders the rows of a list; all of it stands in the address. */
export function ListToolbar<Row>(props: ListToolbarProps<Row>) {
  const { list, searchLabel, filters = [], hasSort = true, hasColumnChoice = true, chips } = props;
  const { id, title, address, columns } = list;
  const { search, change } = address;
  const { t } = useLingui();
  const toolbar = (
    <TableToolbar
      tableId={id}
      label={props.label ?? t`${title} suchen und filtern`}
      search={
        searchLabel === undefined
          ? undefined
          : {
              label: searchLabel,
              text: search.text,
              onChange: (text) => change({ text }, { replace: true }),
              maxLength: props.searchMaxLength,
            }
      }
      filterCount={chips ? 0 : address.filterCount}
      onReset={address.reset}
      sort={hasSort ? address.sort : undefined}
      onSort={address.onSort}
      columns={columns}
      shownColumns={search.columns}
      shortcuts={props.shortcuts}
      onChooseColumns={
        hasColumnChoice ? (chosen) => change({ columns: chosen }, { replace: true }) : undefined
      }
    >
      {filters.map(({ label, control }) => (
        <Fragment key={label}>{control}</Fragment>
      ))}
    </TableToolbar>
  );
  return (
    <>
      {filters.length > filtersInLines ? <Sideways>{toolbar}</Sideways> : toolbar}
      {filters.length > 0 && <FilterFaults address={address} filters={filters} note={props.faultNote} />}
      {chips && <FilterChips list={list} filters={filters} found={chips.found} />}
    </>
  );
}
