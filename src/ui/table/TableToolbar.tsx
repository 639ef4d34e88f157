import { Box, Button, Flex } from "@chakra-ui/react";
import { plural } from "@lingui/core/macro";
import { Plural, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { FilterBar } from "#ui/FilterBar";
import { FilterSelect } from "#ui/FilterSelect";
import { Icon } from "#ui/Icon";
import { SearchField } from "#ui/SearchField";
import { useMediaQuery } from "#ui/useMediaQuery";
import { ColumnChoice } from "./ColumnChoice";
import type { Column } from "./columns";
import { ShortcutsButton } from "./ShortcutsButton";
import { FoundRows } from "./FoundRows";
import { useFoundRows } from "./useFoundRows";
import type { TableSort } from "./TableHead";
import { useTypedText } from "./useTypedText";

const searchIdOf = (tableId: string) => `${tableId}-search`;

/** Focuses the search field of a table, e.g. when the focused button disappears. */
export function focusTableSearch(tableId: string): void {
  document.getElementById(searchIdOf(tableId))?.focus();
}

interface TableToolbarProps<Row> {
  readonly tableId: string;
  /** Accessible name, e.g. "Postleitzahlen suchen". */
  readonly label: string;
  /** Absent if there is no text search. */
  readonly search?: {
    /** Accessible name and placeholder, e.g. "Postleitzahl oder Ort". */
    readonly label: string;
    readonly text: string | undefined;
    readonly onChange: (text: string | undefined) => void;
    readonly maxLength?: number;
  };
  /** Number of active filters, including the text search. */
  readonly filterCount?: number;
  readonly onReset?: () => void;
  /** For narrow screens, which have no column headers. */
  readonly sort?: TableSort;
  readonly onSort?: (sort: TableSort) => void;
  readonly columns: readonly Column<Row>[];
  readonly shownColumns?: readonly string[];
  readonly onChooseColumns?: (chosen: readonly string[] | undefined) => void;
  readonly hasShortcutsButton?: boolean;
  /** Filters. */
  readonly children?: ReactNode;
}

/** Search, filters and order of a table; their state is in the URL. */
export function TableToolbar<Row>(props: TableToolbarProps<Row>) {
  const { tableId, label, search, filterCount = 0, onReset, columns, children } = props;
  const { t } = useLingui();
  const found = useFoundRows(tableId);
  // On narrow screens the bar scrolls sideways and would hide the count.
  const isBelow = useMediaQuery("(max-width: 640px)");
  const { typed, type, clear } = useTypedText(search?.text ?? "", (text) =>
    search?.onChange(text.trim() ? text : undefined),
  );
  return (
    <>
      <FilterBar aria-label={label}>
        {search && (
          <SearchField
            id={searchIdOf(tableId)}
            label={search.label}
            maxLength={search.maxLength}
            value={typed}
            onType={type}
          />
        )}
        {children}
        {filterCount > 0 && onReset && (
          <Button
            variant="ghost"
            aria-label={t`${plural(filterCount, { one: "# Filter zurücksetzen", other: "# Filter zurücksetzen" })}`}
            onClick={() => {
              clear();
              onReset();
              focusTableSearch(tableId);
            }}
          >
            <Plural value={filterCount} one="# Filter" other="# Filter" />
            <Icon name="close" />
          </Button>
        )}
        {found && !isBelow && <FoundRows {...found} />}
        <NarrowSort {...props} />
        {/* Together, so that neither wraps alone. */}
        <Flex
          className="toolbar-end"
          flex="none"
          gap={2}
          ms="auto"
          hideBelow="sm"
          css={{ "&:empty": { display: "none" } }}
        >
          {props.onChooseColumns && (
            <ColumnChoice columns={columns} chosen={props.shownColumns} onChoose={props.onChooseColumns} />
          )}
          {props.hasShortcutsButton && <ShortcutsButton />}
        </Flex>
      </FilterBar>
      {found && isBelow && <FoundRows {...found} />}
    </>
  );
}

type NarrowSortProps<Row> = Pick<TableToolbarProps<Row>, "sort" | "onSort" | "columns">;

function NarrowSort<Row>({ sort, onSort, columns }: NarrowSortProps<Row>) {
  const { t } = useLingui();
  const sortable = columns.filter((column) => column.sortField !== undefined);
  if (!sort || !onSort || sortable.length === 0) return null;
  return (
    <Box hideFrom="sm">
      <FilterSelect
        label={t`Sortierung`}
        value={`${sort.direction} ${sort.field}`}
        onChoose={(value) => {
          const [direction, field = ""] = value.split(" ");
          onSort({ field, direction: direction === "DESC" ? "DESC" : "ASC" });
        }}
      >
        {sortable.flatMap(({ sortField, header }) => [
          <option key={`ASC ${sortField}`} value={`ASC ${sortField}`}>
            {t`${header}, aufsteigend`}
          </option>,
          <option key={`DESC ${sortField}`} value={`DESC ${sortField}`}>
            {t`${header}, absteigend`}
          </option>,
        ])}
      </FilterSelect>
    </Box>
  );
}
