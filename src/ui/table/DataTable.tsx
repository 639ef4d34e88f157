import { Box, Table } from "@chakra-ui/react";
import { useMemo, type ReactNode } from "react";
import { useUi } from "#ui/ui";
import { useWindowedRows, type RowShape } from "#ui/useWindowedRows";
import { BulkBar } from "./BulkBar";
import type { Column } from "./columns";
import { TableArea } from "./TableArea";
import { TableHead, type TableSort } from "./TableHead";
import { TableKeysHint } from "./TableKeysHint";
import { TableRow } from "./TableRow";
import { usePrinting } from "./usePrinting";
import { useSelectActions, type RowSelection } from "./useRowSelection";
import { actionsWidth, selectWidth, useFittingColumns } from "./useFittingColumns";
import { useTableKeys } from "./useTableKeys";

/** Before anything is drawn; rows are measured. */
const heights = { row: 36 };
const nothing = "\u00a0";
const noSelection: Pick<RowSelection, "ids" | "onChange"> = { ids: new Set(), onChange: () => undefined };

export interface DataTableProps<Row> {
  /** Unique on the screen; `focusTable` finds the table by it. */
  readonly id: string;
  /** Names the table. */
  readonly caption: string;
  /** The rows of this page in the order of the server. */
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  /** Tells one row from the others in the names of what belongs to it. */
  readonly rowLabel: (row: Row) => string;
  readonly columns: readonly Column<Row>[];
  /** Keys of the columns that the user chose, as in the address. */
  readonly shownColumns?: readonly string[];
  readonly sort?: TableSort;
  readonly onSort?: (sort: TableSort) => void;
  /** Absent: rows cannot be selected. */
  readonly selection?: RowSelection;
  /** Stands in the bar that appears with a selection. */
  readonly bulkActions?: ReactNode;
  /** In place of the number of selected rows, where it is more than those that are known one by one. */
  readonly selectionWords?: string;
  /** Absent: rows cannot be opened. */
  readonly onOpen?: (row: Row) => void;
  /** Whether a button at the end of a row opens it; else a link in its cells has to. */
  readonly hasOpenButtons?: boolean;
  /** The row that is open beside the table. */
  readonly currentId?: string;
  /** In pixels: with more columns than fit, the table scrolls sideways by itself. */
  readonly minWidth?: number;
  /** md: rows of two lines. */
  readonly size?: "sm" | "md";
  /** Other rows are on their way: these stay readable. */
  readonly isStale?: boolean;
  /** In place of the rows where there are none. */
  readonly empty: ReactNode;
  readonly pager?: ReactNode;
}

/** A page of rows: ordered, selected and opened by mouse and keyboard, drawn as far as it is on screen. */
export function DataTable<Row>({
  id,
  caption,
  rows,
  rowId,
  rowLabel,
  columns,
  shownColumns,
  sort,
  onSort,
  selection,
  bulkActions,
  selectionWords,
  onOpen,
  hasOpenButtons = true,
  currentId,
  minWidth,
  size,
  isStale = false,
  empty,
  pager,
}: DataTableProps<Row>) {
  const ids = useMemo(() => rows.map(rowId), [rows, rowId]);
  const shapes = useMemo(() => ids.map((key): RowShape => ({ key, kind: "row" })), [ids]);
  const select = useSelectActions(ids, selection ?? noSelection);
  const { active, focused, handlers } = useTableKeys({
    count: rows.length,
    onOpen: onOpen && ((position) => rows.slice(position, position + 1).forEach((row) => onOpen(row))),
    select: selection && select,
    hasSelection: selection !== undefined && selection.ids.size > 0,
    current: currentId === undefined ? -1 : ids.indexOf(currentId),
    onClear: () => selection?.clear(),
  });
  const { listRef, measure, spans, visible } = useWindowedRows({
    rows: shapes,
    heights,
    pinned: focused,
    overscan: 3,
  });
  const isPrinting = usePrinting();
  useUi().rowCounts.set(id, Math.max(rows.length, 1));

  const isInteractive = selection !== undefined || onOpen !== undefined;
  const hasActions = onOpen !== undefined && hasOpenButtons;
  const { areaRef, shown } = useFittingColumns({
    id,
    columns,
    chosen: shownColumns,
    beside: (selection ? selectWidth : 0) + (hasActions ? actionsWidth : 0),
    isPrinting,
  });
  const width = shown.length + (selection ? 1 : 0) + (hasActions ? 1 : 0);
  const tabStop = active >= visible.first && active <= visible.last ? active : visible.first;
  const drawn = isPrinting ? ids.map((_, index) => ({ kind: "row" as const, index })) : spans;
  const selectedHere = selection ? ids.filter((one) => selection.ids.has(one)).length : 0;

  if (rows.length === 0) {
    return (
      <TableArea className="table-area" id={id} aria-busy={isStale}>
        {empty}
        {pager}
      </TableArea>
    );
  }
  return (
    <TableArea className="table-area" id={id} ref={areaRef} aria-busy={isStale}>
      {isInteractive && <TableKeysHint id={`${id}-keys`} canSelect={selection !== undefined} />}
      {/* Without a box of its own unless it scrolls, so that the heads stay above while the page does. */}
      <Box display={minWidth === undefined ? "contents" : { base: "contents", sm: "block" }} overflowX="auto">
        <Table.Root
          native
          interactive
          size={size}
          css={minWidth === undefined ? undefined : { "& thead th": { top: 0 } }}
          style={{ minWidth }}
          // Rows that take the focus and are selected belong to a grid.
          role={isInteractive ? "grid" : undefined}
          aria-multiselectable={selection ? true : undefined}
          aria-rowcount={rows.length + 1}
          aria-describedby={isInteractive ? `${id}-keys` : undefined}
          {...(isInteractive ? handlers : {})}
        >
          <caption className="visually-hidden">{caption}</caption>
          <TableHead
            columns={shown}
            sort={sort}
            onSort={onSort}
            selected={selection && { count: selectedHere, of: rows.length, onToggleAll: select.toggleAll }}
            hasActions={hasActions}
          />
          <tbody ref={listRef}>
            {drawn.map((span) => {
              const row = rows[span.index];
              const key = ids[span.index];
              if (span.kind === "space" || row === undefined || key === undefined) {
                return (
                  <tr key={`space-${span.index}`} aria-hidden="true" data-part="space">
                    <td colSpan={width} style={{ height: span.kind === "space" ? span.height : 0 }}>
                      {nothing}
                    </td>
                  </tr>
                );
              }
              return (
                <TableRow
                  key={key}
                  rowKey={key}
                  measure={measure}
                  row={row}
                  label={rowLabel(row)}
                  position={span.index}
                  columns={shown}
                  isTabStop={isInteractive ? span.index === tabStop : undefined}
                  isSelected={selection?.ids.has(key)}
                  select={select}
                  onOpen={onOpen}
                  hasOpenButton={hasOpenButtons}
                  isCurrent={key === currentId}
                />
              );
            })}
          </tbody>
        </Table.Root>
      </Box>
      {selection && (
        <BulkBar selection={selection} words={selectionWords} tableId={id}>
          {bulkActions}
        </BulkBar>
      )}
      {pager}
    </TableArea>
  );
}
