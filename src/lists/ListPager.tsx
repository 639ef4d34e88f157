import { Pager, type PageInfo } from "#ui/table/Pager";
import type { ListAddress } from "./useListSearch";

/** A page of a connection, whatever its rows are. */
export interface CountedPage {
  readonly edges: readonly unknown[];
  readonly totalCount: number;
  /** There are more than `totalCount`; nobody has counted further. */
  readonly totalCountExceeded?: boolean;
  readonly pageInfo: PageInfo;
}

interface ListPagerProps {
  readonly address: ListAddress;
  readonly page: CountedPage;
  /** Of the list whose toolbar tells the number of rows; absent: it does not. */
  readonly countsFor?: string;
}

/** Which part of a list is shown, and the way to the others; nothing where one page holds all. */
export function ListPager({ address, page, countsFor }: ListPagerProps) {
  return (
    <Pager
      tableId={countsFor}
      pageInfo={page.pageInfo}
      count={page.edges.length}
      total={page.totalCount}
      isAtLeast={page.totalCountExceeded}
      size={address.search.size}
      onChange={address.change}
      onIntent={address.preload}
    />
  );
}
