import { useEffect, useMemo, type ReactNode } from "react";
import { isShown } from "#ui/table/columns";
import { DataTable, type DataTableProps } from "#ui/table/DataTable";
import { neededWidth } from "#ui/table/fitColumns";
import { NoMatches } from "#ui/table/NoMatches";
import { Pager, type PageInfo } from "#ui/table/Pager";
import { selectWidth } from "#ui/table/useFittingColumns";
import type { ListAddress } from "./useListSearch";

interface Row {
  readonly id: string;
}

/** A page of rows as the contract's connections have it. */
export interface ListPage<R extends Row> {
  /** A node is null where its row was removed after the page was read. */
  readonly edges: readonly { readonly node: R | null | undefined }[];
  readonly totalCount: number;
  /** There are more than `totalCount`; nobody has counted further. */
  readonly totalCountExceeded?: boolean;
  readonly pageInfo: PageInfo;
}

/** The rows of a page; the array stays the same until the page changes. */
export function useRows<R extends Row>({ edges }: ListPage<R>): readonly R[] {
  return useMemo(() => edges.flatMap(({ node }) => node ?? []), [edges]);
}

const idOf = ({ id }: Row) => id;

type FromAddress = "shownColumns" | "sort" | "onSort" | "minWidth";

interface ListTableProps<R extends Row> extends Omit<DataTableProps<R>, FromAddress | "rowId" | "pager"> {
  readonly page: ListPage<R>;
  readonly address: ListAddress;
  /** Instead of the rows where the list has none even without filters. */
  readonly empty: ReactNode;
  /** Whether the number of rows stands beside the filters of the list. */
  readonly showsCount?: boolean;
}

/** The rows of a list whose order, columns, filters and page stand in the address. */
export function ListTable<R extends Row>({
  page,
  address,
  empty,
  showsCount = false,
  ...table
}: ListTableProps<R>) {
  const { id, rows, columns, selection, isStale = false } = table;
  const { search, toFirstPage } = address;
  // The rows of this page are gone, and there are others.
  const isBeyond = rows.length === 0 && page.totalCount > 0 && !isStale;
  useEffect(() => {
    if (isBeyond) toFirstPage();
    // The way there is always the same.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isBeyond]);
  const shown = columns.filter((column) => isShown(column, search.columns));
  return (
    <DataTable
      {...table}
      rowId={idOf}
      shownColumns={search.columns}
      sort={address.sort}
      onSort={address.onSort}
      // Only for columns that somebody asked for: of the usual ones as many are shown as fit.
      minWidth={search.columns && neededWidth(shown) + (selection ? selectWidth : 0)}
      empty={address.filterCount > 0 ? <NoMatches tableId={id} onReset={address.reset} /> : empty}
      pager={
        <Pager
          tableId={showsCount ? id : undefined}
          pageInfo={page.pageInfo}
          count={rows.length}
          total={page.totalCount}
          isAtLeast={page.totalCountExceeded}
          size={search.size}
          onChange={address.change}
          onIntent={address.preload}
        />
      }
    />
  );
}
