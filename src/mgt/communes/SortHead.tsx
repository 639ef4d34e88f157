import type { ReactNode } from "react";
import { communesList, type CommuneSort } from "./communesList";
import { useChangeSearch } from "./useChangeSearch";

interface SortHeadProps {
  readonly field: "NAME" | "AGS" | "STATE";
  readonly sort: CommuneSort | undefined;
  readonly children: ReactNode;
}

/** Header of a sortable column; a second click reverses the order. */
export function SortHead({ field, sort, children }: SortHeadProps) {
  const change = useChangeSearch();
  const now = communesList.orderBy({ sort });
  const direction = now?.direction === "DESC" ? "descending" : "ascending";
  const press = () =>
    change((before) => {
      const order = communesList.orderBy(before);
      const isReversed = order?.field === field && order.direction === "ASC";
      return communesList.sorted(before, { field, direction: isReversed ? "DESC" : "ASC" });
    });
  return (
    <th scope="col" aria-sort={now?.field === field ? direction : undefined}>
      <button type="button" onClick={press}>
        {children}
      </button>
    </th>
  );
}
