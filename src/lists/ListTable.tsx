import { useEffect, useLayoutEffect, useMemo, useState, type ReactNode } from "react";
import { isShown } from "#ui/table/columns";
import { DataTable, type DataTableProps } from "#ui/table/DataTable";
import { neededWidth } from "#ui/table/fitColumns";
import { NoMatches } from "#ui/table/NoMatches";
import type { Page } from "#ui/table/pages";
import { selectWidth } from "#ui/table/useFittingColumns";
import { useAnnounce } from "#ui/ui";
import { ListPager, type CountedPage } from "./ListPager";
import type { ShownList } from "./useList";
import type { ListAddress } from "./useListSearch";

interface Row {
  readonly id: string;
}

/** A page of a connection. */
export interface ListPage<R extends Row> extends CountedPage {
  /** Null if the row was removed after the page had loaded. */
  readonly edges: readonly { readonly node: R | null | undefined }[];
}

/** The rows of a page; the array is stable until the page changes. */
export function useRows<R extends Row>({ edges }: ListPage<R>): readonly R[] {
  return useMemo(() => edges.flatMap(({ node }) => node ?? []), [edges]);
}

/** Goes to the first page if this page no longer exists, but others do. */
export function useExistingPage(address: ListAddress, isPastEnd: boolean): void {
  useEffect(() => {
    if (isPastEnd) address.toFirstPage();
    // Only `isPastEnd` triggers the change of page.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isPastEnd]);
}

const idOf = ({ id }: Row) => id;

type FromTable<R> = Pick<
  DataTableProps<R>,
  | "rowLabel"
  | "selection"
  | "bulkActions"
  | "selectionText"
  | "onOpen"
  | "hasOpenButtons"
  | "currentId"
  | "size"
>;

interface ListTableProps<R extends Row> extends FromTable<R> {
  readonly list: ShownList<R>;
  readonly page: ListPage<R>;
  /** Shown if the list is empty without filters. */
  readonly empty: ReactNode;
  /** Formatted number of rows, announced while filters are set. */
  readonly found?: string;
  /** Whether the toolbar shows the number of rows. */
  readonly showsCount?: boolean;
}

/** Turns pages, and scrolls to the top when the rows of the next one are on screen, not before. */
function usePageTurn({ address, queryRef }: Pick<ShownList<never>, "address" | "queryRef">) {
  /** Query of the page that was left, until its rows and the scroll position are replaced. */
  const [left, setLeft] = useState<unknown>(null);
  const isTurned = left !== null && left !== queryRef;
  useLayoutEffect(() => {
    if (!isTurned) return undefined;
    const settle = () => setLeft(null);
    if (window.scrollY === 0) {
      settle();
      return undefined;
    }
    window.addEventListener("scroll", settle, { once: true });
    window.scrollTo(0, 0);
    return () => window.removeEventListener("scroll", settle);
  }, [isTurned]);
  const turn = (page: Partial<Page>) => {
    setLeft(queryRef);
    address.change(page, { resetScroll: false });
  };
  return { isTurned, turn };
}

/** Table of a list whose order, columns, filters and page are in the URL. */
export function ListTable<R extends Row>(props: ListTableProps<R>) {
  const { list, page, empty, found, showsCount = false, ...table } = props;
  const { id, title, address, columns, isStale } = list;
  const { search } = address;
  const rows = useRows(page);
  const { isTurned, turn } = usePageTurn(list);
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
      startsAtTop={isTurned}
      // Only for chosen columns: of the default ones, as many are shown as fit.
      minWidth={search.columns && neededWidth(shown) + (selection ? selectWidth : 0)}
      empty={address.filterCount > 0 ? <NoMatches tableId={id} onReset={address.reset} /> : empty}
      pager={
        <ListPager address={address} page={page} countsFor={showsCount ? id : undefined} onChange={turn} />
      }
    />
  );
}
