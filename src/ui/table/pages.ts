import { pageSize, pageSizeMax } from "#domain/limits";

/** Which part of the rows is shown. */
export interface Page {
  /** Cursor that the page begins after. */
  readonly after?: string;
  /** Cursor that the page ends before, or `lastPage`. */
  readonly before?: string;
  /** Rows of a page; absent: the smallest of `pageSizes`. */
  readonly size?: number;
}

/** In place of a cursor: the end of the list. */
export const lastPage = "end";

export const pageSizes: readonly number[] = [pageSize, 100, pageSizeMax];
