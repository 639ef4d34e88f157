import { useLingui } from "@lingui/react/macro";
import type { Column } from "./columns";
import { SelectAllBox } from "./SelectBox";

export type SortDirection = "ASC" | "DESC";

export interface TableSort {
  /** The `sortField` of a column. */
  readonly field: string;
  readonly direction: SortDirection;
}

interface TableHeadProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly sort?: TableSort;
  readonly onSort?: (sort: TableSort) => void;
  /** Absent if rows cannot be selected. */
  readonly selected?: { readonly count: number; readonly of: number; readonly onToggleAll: () => void };
  /** Whether the last column has buttons. */
  readonly hasActions: boolean;
}

/** Sorts by the clicked column, or reverses the order if it is already sorted by it. */
function nextSort(now: TableSort | undefined, field: string): TableSort {
  return { field, direction: now?.field === field && now.direction === "ASC" ? "DESC" : "ASC" };
}

const ariaSort = { ASC: "ascending", DESC: "descending" } as const;

/** Column headers, some of which sort the rows. */
export function TableHead<Row>({ columns, sort, onSort, selected, hasActions }: TableHeadProps<Row>) {
  const { t } = useLingui();
  return (
    <thead>
      <tr aria-rowindex={1}>
        {selected && (
          <th scope="col" data-part="select">
            <SelectAllBox label={t`Alle auf dieser Seite auswählen`} {...selected} />
          </th>
        )}
        {columns.map(({ key, header, headerScale, sortField, align, width }) => (
          <th
            key={key}
            scope="col"
            data-column={key}
            data-align={align}
            style={{ width }}
            aria-sort={sortField && sort?.field === sortField ? ariaSort[sort.direction] : undefined}
          >
            {sortField && onSort ? (
              <button type="button" onClick={() => onSort(nextSort(sort, sortField))}>
                {header}
              </button>
            ) : headerScale ? (
              <>
                <span className="visually-hidden">{header}</span>
                {headerScale}
              </>
            ) : (
              header
            )}
          </th>
        ))}
        {hasActions && (
          <th scope="col" data-part="actions">
            <span className="visually-hidden">{t`Aktionen`}</span>
          </th>
        )}
      </tr>
    </thead>
  );
}
