import { Box, Table } from "@chakra-ui/react";
import { useEffect, useState } from "react";
import { useUi } from "#ui/ui";
import type { Column } from "./columns";
import { TableHead } from "./TableHead";
import { actionsWidth, selectWidth, useFittingColumns } from "./useFittingColumns";

interface TableSkeletonProps<Row> {
  /** Of the table that comes. */
  readonly id: string;
  /** What is being loaded, as a sentence. */
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly shownColumns?: readonly string[];
  readonly isSelectable?: boolean;
  readonly isOpenable?: boolean;
  /** As of the table. */
  readonly size?: "sm" | "md";
  /** Rows to draw; as many as the table had last unless said. */
  readonly rows?: number;
}

const nothing = "\u00a0";

/** Rows of a table that was not on the screen before. */
const usualRowCount = 12;

/** Most answers arrive sooner, in milliseconds. */
const delayMs = 150;

/** Stands where a table will be: it measures the place at once and draws rows only if they take a while. */
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
              // All are alike.
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
