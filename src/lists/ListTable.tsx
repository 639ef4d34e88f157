import { useEffect, useMemo, type ReactNode } from "react";
import { isShown } from "#ui/table/columns";
import { DataTable, type DataTableProps } from "#ui/table/DataTable";
import { neededWidth } from "#ui/table/fitColumns";
import { NoMatches } from "#ui/table/NoMatches";
import { selectWidth } from "#ui/table/useFittingColumns";
import { useAnnounce } from "#ui/ui";
import { ListPager, type CountedPage } from "./ListPager";
import type { List } from "./useList";
import type { ListAddress } from "./useListSearch";

interface Row {
  readonly id: string;
}

/** A page of rows as the contract's connections have it. */
export interface ListPage<R extends Row> extends CountedPage {
  /** A node is null where its row was removed after the page was read. */
  readonly edges: readonly { readonly node: R | null | undefined }[];
}

/** The rows of a page; the array stays the same until the page changes. */
export function useRows<R extends Row>({ edges }: ListPage<R>): readonly R[] {
  return useMemo(() => edges.flatMap(({ node }) => node ?? []), [edges]);
}

/** Leads to the first page where the rows of this one are gone and there are others. */
export function useExistingPage(address: ListAddress, isBeyond: boolean): void {
  useEffect(() => {
    if (isBeyond) address.toFirstPage();
    // The way there is always the same.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isBeyond]);
}

const idOf = ({ id }: Row) => id;

type FromTable<R> = Pick<
  DataTableProps<R>,
  | "rowLabel"
  | "selection"
  | "bulkActions"
  | "selectionWords"
  | "onOpen"
  | "hasOpenButtons"
  | "currentId"
  | "size"
>;

interface ListTableProps<R extends Row> extends FromTable<R> {
  readonly list: List<R>;
  readonly page: ListPage<R>;
  /** Instead of the rows where the list has none even without filters. */
  readonly empty: ReactNode;
  /** How many rows there are, in words; announced while filters are set. */
  readonly found?: string;
  /** Whether the number of rows stands beside the filters of the list. */
  readonly showsCount?: boolean;
}

/** The rows of a list whose order, columns, filters and page stand in the address. */
export function ListTable<R extends Row>(props: ListTableProps<R>) {
  const { list, page, empty, found, showsCount = false, ...table } = props;
  const { id, title, address, columns, isStale } = list;
  const { search } = address;
  const rows = useRows(page);
  const { selection } = table;
  const announce = useAnnounce();
  useExistingPage(address, rows.length === 0 && page.totalCount > 0 && !isStale);
  const announced = address.filterCount > 0 && !isStale ? found : undefined;
  useEffect(() => {
    if (announced !== undefined) announce(announced);
  }, [announce, announced]);
  const shown = columns.filter((column) => isShown(column, search.columns));
  return (
    <DataTable
      {...table}
      id={id}
      caption={title}
      rows={rows}
      rowId={idOf}
      columns={columns}
      shownColumns={search.columns}
      sort={address.sort}
      onSort={address.onSort}
      isStale={isStale}
      // Only for columns that somebody asked for: of the usual ones as many are shown as fit.
      minWidth={search.columns && neededWidth(shown) + (selection ? selectWidth : 0)}
      empty={address.filterCount > 0 ? <NoMatches tableId={id} onReset={address.reset} /> : empty}
      pager={<ListPager address={address} page={page} countsFor={showsCount ? id : undefined} />}
    />
  );
}
