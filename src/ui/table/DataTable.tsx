import { Box, Table, useCallbackRef } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { useMemo, type ReactNode } from "react";
import { useUi } from "#ui/ui";
import { useWindowedRows, type RowShape } from "#ui/useWindowedRows";
import { BulkBar } from "./BulkBar";
import type { Column } from "./columns";
import { TableArea } from "./TableArea";
import { TableHead, type TableSort } from "./TableHead";
import { TableRow } from "./TableRow";
import { usePrinting } from "./usePrinting";
import { useSelectActions, type RowSelection } from "./useRowSelection";
import { actionsWidth, selectWidth, useFittingColumns } from "./useFittingColumns";
import { useTableKeys } from "./useTableKeys";

/** Heights of rows in pixels, as estimates until they are measured; narrow screens have rows of two lines. */
const heights = { sm: { row: 36 }, md: { row: 44 }, narrow: { row: 64 } };
const nothing = "\u00a0";
const noSelection: Pick<RowSelection, "ids" | "onChange"> = { ids: new Set(), onChange: () => undefined };

export interface DataTableProps<Row> {
  /** Unique on the screen. */
  readonly id: string;
  readonly caption: string;
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  /** Identifies the row in the accessible names of its controls. */
  readonly rowLabel: (row: Row) => string;
  readonly columns: readonly Column<Row>[];
  /** Keys of the columns that the user chose, from the URL. */
  readonly shownColumns?: readonly string[];
  readonly sort?: TableSort;
  readonly onSort?: (sort: TableSort) => void;
  /** Absent if rows cannot be selected. */
  readonly selection?: RowSelection;
  /** Shown in the selection bar. */
  readonly bulkActions?: ReactNode;
  /** Replaces the number of selected rows, e.g. when all matches on the server are selected. */
  readonly selectionText?: string;
  /** Absent if rows cannot be opened. */
  readonly onOpen?: (row: Row) => void;
  /** Whether rows end with a button that opens them; otherwise one of the cells needs a link. */
  readonly hasOpenButtons?: boolean;
  /** Id of the row that is open beside the table. */
  readonly currentId?: string;
  /** In pixels; a narrower screen scrolls the table sideways. */
  readonly minWidth?: number;
  /** Use "md" for rows of two lines. */
  readonly size?: "sm" | "md";
  /** Other rows are loading; these stay readable. */
  readonly isStale?: boolean;
  /** Renders the first rows, as the page is about to scroll to its top. */
  readonly startsAtTop?: boolean;
  /** Shown if there are no rows. */
  readonly empty: ReactNode;
  readonly pager?: ReactNode;
}

/** A page of rows that can be sorted, selected and opened by mouse and keyboard. Only rows on screen are rendered. */
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
  selectionText,
  onOpen,
  hasOpenButtons = true,
  currentId,
  minWidth,
  size = "sm",
  isStale = false,
  startsAtTop = false,
  empty,
  pager,
}: DataTableProps<Row>) {
  const ids = useMemo(() => rows.map(rowId), [rows, rowId]);
  const shapes = useMemo(() => ids.map((key): RowShape => ({ key, kind: "row" })), [ids]);
  const select = useSelectActions(ids, selection ?? noSelection);
  const open = useCallbackRef(onOpen);
  const { active, focused, handlers } = useTableKeys({
    count: rows.length,
    onOpen: onOpen && ((position) => rows.slice(position, position + 1).forEach((row) => onOpen(row))),
    select: selection && select,
    hasSelection: selection !== undefined && selection.ids.size > 0,
    current: currentId === undefined ? -1 : ids.indexOf(currentId),
    onClear: () => selection?.clear(),
  });
  const { rowCounts, tablePlaces } = useUi();
  const isPrinting = usePrinting();
  rowCounts.set(id, Math.max(rows.length, 1));

  const isInteractive = selection !== undefined || onOpen !== undefined;
  const hasActions = onOpen !== undefined && hasOpenButtons;
  const { areaRef, shown, isNarrow } = useFittingColumns({
    id,
    columns,
    chosen: shownColumns,
    beside: (selection ? selectWidth : 0) + (hasActions ? actionsWidth : 0),
    isPrinting,
  });
  const { listRef, measure, spans, visible } = useWindowedRows({
    rows: shapes,
    heights: heights[isNarrow ? "narrow" : size],
    initialTop: tablePlaces.get(id)?.top,
    pinned: focused,
    overscan: 3,
    startsAtTop,
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
      {isInteractive && (
        <KeysHint id={`${id}-keys`} canOpen={onOpen !== undefined} canSelect={selection !== undefined} />
      )}
      {/* No box unless it scrolls sideways, so that the header can stick to the top of the page. */}
      <Box display={minWidth === undefined ? "contents" : { base: "contents", sm: "block" }} overflowX="auto">
        <Table.Root
          native
          interactive
          size={size}
          css={minWidth === undefined ? undefined : { "& thead th": { top: 0 } }}
          style={{ minWidth }}
          // Focusable and selectable rows need the role grid.
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
                  onOpen={onOpen && open}
                  hasOpenButton={hasOpenButtons}
                  isCurrent={key === currentId}
                />
              );
            })}
          </tbody>
        </Table.Root>
      </Box>
      {selection && (
        <BulkBar selection={selection} words={selectionText} tableId={id}>
          {bulkActions}
        </BulkBar>
      )}
      {pager}
    </TableArea>
  );
}

interface KeysHintProps {
  readonly id: string;
  readonly canOpen: boolean;
  readonly canSelect: boolean;
}

/** Describes keyboard navigation to screen readers. */
function KeysHint({ id, canOpen, canSelect }: KeysHintProps) {
  return (
    <p id={id} className="visually-hidden">
      <Trans>
        Mit den Pfeiltasten von Zeile zu Zeile, mit Pos 1 und Ende an Anfang und Ende. Die Tabulatortaste
        verlässt die Tabelle.
      </Trans>{" "}
      {canOpen && <Trans>Die Eingabetaste öffnet die Zeile.</Trans>}{" "}
      {canSelect && (
        <Trans>
          Die Leertaste wählt die Zeile aus, mit der Umschalttaste und Pfeiltasten mehrere, Escape hebt die
          Auswahl auf.
        </Trans>
      )}
    </p>
  );
}
