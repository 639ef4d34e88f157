import type { ReactNode } from "react";
import { nextSort, readSort, type CommuneSort, type SortColumn } from "./communesSearch";
import { useChangeSearch } from "./useCommunesSearch";

interface SortHeadProps {
  readonly column: SortColumn;
  readonly sort: CommuneSort | undefined;
  readonly children: ReactNode;
}

/** The head of a column by which the list can be ordered. */
export function SortHead({ column, sort, children }: SortHeadProps) {
  const change = useChangeSearch();
  const now = readSort(sort);
  const direction = now.isDescending ? "descending" : "ascending";
  return (
    <th scope="col" aria-sort={now.column === column ? direction : undefined}>
      <button
        type="button"
        onClick={() => change((before) => ({ ...before, sort: nextSort(before.sort, column) }))}
      >
        {children}
      </button>
    </th>
  );
}
