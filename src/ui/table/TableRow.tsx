import { useLingui } from "@lingui/react/macro";
import { memo, type MouseEvent, type ReactNode } from "react";
import { Icon } from "#ui/Icon";
import type { Column } from "./columns";
import { SelectBox } from "./SelectBox";
import type { SelectActions } from "./useRowSelection";

/** React's own type of `memo` loses the type parameters of a component. */
const memoGeneric: <P extends object>(component: (props: P) => ReactNode) => (props: P) => ReactNode = memo;

interface TableRowProps<Row> {
  readonly rowKey: string;
  readonly measure: (node: HTMLElement | null) => void;
  readonly row: Row;
  readonly label: string;
  readonly position: number;
  readonly columns: readonly Column<Row>[];
  /** Undefined if rows are not focusable. */
  readonly isTabStop: boolean | undefined;
  /** Undefined if rows cannot be selected. */
  readonly isSelected: boolean | undefined;
  /** Must be stable. */
  readonly select: SelectActions;
  /** Must be stable; absent if the row cannot be opened. */
  readonly onOpen?: (row: Row) => void;
  /** Whether the row ends with a button that opens it; otherwise one of its cells has a link. */
  readonly hasOpenButton: boolean;
  /** Whether the row is open beside the table. */
  readonly isCurrent: boolean;
}

/** Ignores clicks on controls, menus and dialogs inside the row, and text selection. */
function isForRow({ target }: MouseEvent): boolean {
  if (target instanceof Element && target.closest("a, button, input, label, [role=menu], [aria-modal=true]"))
    return false;
  return !window.getSelection()?.toString();
}

/**
 * One row. Its buttons and checkbox are for the mouse; keys work on the row itself.
 * Renders again only if its own props change, not with the rest of the list.
 */
export const TableRow = memoGeneric(function TableRow<Row>({
  rowKey,
  measure,
  row,
  label,
  position,
  columns,
  isTabStop,
  isSelected,
  select,
  onOpen,
  hasOpenButton,
  isCurrent,
}: TableRowProps<Row>) {
  const { t } = useLingui();
  const header = Math.max(
    columns.findIndex(({ isRowHeader }) => isRowHeader),
    0,
  );
  return (
    <tr
      ref={measure}
      data-row-key={rowKey}
      data-index={position}
      data-roving={isTabStop === undefined ? undefined : position}
      tabIndex={isTabStop === undefined ? undefined : isTabStop ? 0 : -1}
      aria-rowindex={position + 2}
      aria-selected={isSelected}
      aria-current={isCurrent || undefined}
      data-opens={onOpen ? "" : undefined}
      onClick={onOpen && ((event) => isForRow(event) && onOpen(row))}
    >
      {isSelected !== undefined && (
        <td data-part="select">
          <SelectBox
            label={t`${label} auswählen`}
            position={position}
            isSelected={isSelected}
            select={select}
          />
        </td>
      )}
      {columns.map(({ key, cell, align, narrow = "hidden", lang }, index) =>
        index === header ? (
          <th key={key} scope="row" data-align={align} data-narrow={narrow} lang={lang}>
            {cell(row)}
          </th>
        ) : (
          <td key={key} data-align={align} data-narrow={narrow} lang={lang}>
            {cell(row)}
          </td>
        ),
      )}
      {onOpen && hasOpenButton && (
        <td data-part="actions">
          <button
            type="button"
            tabIndex={-1}
            aria-label={t`${label} bearbeiten`}
            data-tooltip={t`Bearbeiten`}
            onClick={() => onOpen(row)}
          >
            <Icon name="pencil" />
          </button>
        </td>
      )}
    </tr>
  );
});
