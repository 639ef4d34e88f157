import { chakra } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import { Fragment, type ReactNode } from "react";
import { scrollEdges } from "#ui/scrollEdges";
import { TableToolbar } from "#ui/table/TableToolbar";
import { FilterChips } from "./FilterChips";
import { FilterFaults } from "./FilterFaults";
import type { ListFilter } from "./filters";
import type { List } from "./useList";

/** With more filters, phones show them in one scrolling line. */
const filtersInLines = 2;

const ScrollingToolbar = chakra("div", {
  base: {
    smDown: {
      "& .filter-bar": {
        flexWrap: "nowrap",
        marginInline: "-16px",
        px: 4,
        ...scrollEdges,
        scrollbarWidth: "none",
        "& > *": { flex: "none" },
        "& .search-field": { width: "204px" },
      },
    },
  },
});

interface ListToolbarProps<Row> {
  readonly list: Omit<List<Row>, "queryRef">;
  /** Accessible name of the region; defaults to one with the list's title. */
  readonly label?: string;
  /** Label of the text search, e.g. "Postleitzahl oder Ort"; without it there is none. */
  readonly searchLabel?: string;
  /** Maximum length of the text search. */
  readonly searchMaxLength?: number;
  readonly filters?: readonly ListFilter[];
  /** Shown with faulty values, e.g. what they disable. */
  readonly faultNote?: ReactNode;
  /** Whether to show the button that lists the keyboard shortcuts; one for each screen. */
  readonly hasShortcutsButton?: boolean;
  /** Whether to offer sorting on narrow screens, which hide the column headers. */
  readonly hasSort?: boolean;
  /** Whether columns can be chosen. */
  readonly hasColumnChoice?: boolean;
  /**
   * Shows the active filters as removable chips with the number of rows (a `ChipsCount`).
   * Without it, one button resets all filters.
   */
  readonly chips?: { readonly found: ReactNode };
}

/** Search, filters, sort and columns of a list; the values are in the URL. */
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
      hasShortcutsButton={props.hasShortcutsButton}
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
      {filters.length > filtersInLines ? <ScrollingToolbar>{toolbar}</ScrollingToolbar> : toolbar}
      {filters.length > 0 && <FilterFaults address={address} filters={filters} note={props.faultNote} />}
      {chips && <FilterChips list={list} filters={filters} found={chips.found} />}
    </>
  );
}
