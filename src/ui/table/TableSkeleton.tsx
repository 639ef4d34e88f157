import { Box, Table } from "@chakra-ui/react";
import { useEffect, useState } from "react";
import { useUi } from "#ui/ui";
import type { Column } from "./columns";
import { TableHead } from "./TableHead";
import { actionsWidth, selectWidth, useFittingColumns } from "./useFittingColumns";

interface TableSkeletonProps<Row> {
  /** Id of the table that is loading. */
  readonly id: string;
  /** Status message, such as "Rows are loading". */
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly shownColumns?: readonly string[];
  readonly isSelectable?: boolean;
  readonly isOpenable?: boolean;
  readonly size?: "sm" | "md";
  /** Number of rows; defaults to that of the last page shown. */
  readonly rows?: number;
}

const nothing = "\u00a0";

/** Row count of a table that has not been shown before. */
const usualRowCount = 12;

/** Most responses arrive sooner. */
const delayMs = 150;

/** Placeholder of a table. It measures the width at once and shows rows after a delay. */
export function TableSkeleton<Row>(props: TableSkeletonProps<Row>) {
  const { id, label, columns, shownColumns, size, isSelectable = false, isOpenable = false } = props;
  const beside = (isSelectable ? selectWidth : 0) + (isOpenable ? actionsWidth : 0);
  const { areaRef, shown } = useFittingColumns({ id, columns, chosen: shownColumns, beside });
  const { rowCounts } = useUi();
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), delayMs);
    return () => clearTimeout(timer);
  }, []);
  const count = props.rows ?? rowCounts.get(id) ?? usualRowCount;
  return (
    <Box
      ref={areaRef}
      role="status"
      aria-label={label}
      className="table-area"
      position="relative"
      minWidth={0}
    >
      {isDue && (
        <Table.Root native interactive size={size} aria-hidden="true" inert>
          <TableHead
            columns={shown}
            selected={isSelectable ? { count: 0, of: 1, onToggleAll: () => undefined } : undefined}
            hasActions={isOpenable}
          />
          <tbody>
            {Array.from({ length: count }, (_, row) => (
              // The rows are identical.
              // oxlint-disable-next-line react/no-array-index-key
              <tr key={row} data-part="waiting">
                {isSelectable && <td data-part="select">{nothing}</td>}
                {shown.map(({ key, narrow = "hidden", align }) => (
                  <td key={key} data-narrow={narrow} data-align={align}>
                    <span>{nothing}</span>
                  </td>
                ))}
                {isOpenable && <td data-part="actions">{nothing}</td>}
              </tr>
            ))}
          </tbody>
        </Table.Root>
      )}
    </Box>
  );
}
