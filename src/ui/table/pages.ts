import { pageSize, pageSizeMax } from "#domain/limits";

/** Pagination as in the URL. */
export interface Page {
  readonly after?: string;
  /** A cursor or `lastPage`. */
  readonly before?: string;
  /** Page size; defaults to the smallest of `pageSizes`. */
  readonly size?: number;
}

/** Used as the `before` cursor of the last page. */
export const lastPage = "end";

export const pageSizes: readonly number[] = [pageSize, 100, pageSizeMax];
