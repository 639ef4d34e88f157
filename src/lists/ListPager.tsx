import type { Page } from "#ui/table/pages";
import { Pager, type PageInfo } from "#ui/table/Pager";
import type { ListAddress } from "./useListSearch";

/** A page of a connection with any type of rows. */
export interface CountedPage {
  readonly edges: readonly unknown[];
  readonly totalCount: number;
  /** There are more rows than `totalCount`, which is capped. */
  readonly totalCountExceeded?: boolean;
  readonly pageInfo: PageInfo;
}

interface ListPagerProps {
  readonly address: ListAddress;
  readonly page: CountedPage;
  /** Id of the table whose toolbar shows the number of rows, if any. */
  readonly countsFor?: string;
  /** Replaces the change of the URL. */
  readonly onChange?: (page: Partial<Page>) => void;
}

/** Pagination of a list; renders nothing if there is only one page. */
export function ListPager({ address, page, countsFor, onChange = address.change }: ListPagerProps) {
  return (
    <Pager
      tableId={countsFor}
      pageInfo={page.pageInfo}
      count={page.edges.length}
      total={page.totalCount}
      isAtLeast={page.totalCountExceeded}
      size={address.search.size}
      onChange={onChange}
      onIntent={address.preload}
    />
  );
}
