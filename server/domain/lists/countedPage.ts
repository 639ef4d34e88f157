/** Pages of potentially long lists, whose rows are counted up to a limit. */
import { exactCountMax } from "#domain/limits";
import { type Page, type PageRequest, readPage } from "./paging";
import type { Database } from "#server/storage/database/database";
import { countRows, type KeysetSource } from "#server/storage/database/keyset";

/** A page with a total row count that is capped at 10,000. */
export interface CountedPage<Row> extends Page<Row> {
  /** Whether there are more rows than the capped count. */
  totalCountExceeded(): Promise<boolean>;
}

/** Returns a page of at most 200 rows. Throws bad_request for invalid bounds and cursors. */
export async function readCountedPage<Row>(
  db: Database,
  source: KeysetSource<Row>,
  request: PageRequest,
): Promise<CountedPage<Row>> {
  const page = await readPage(db, source, request);
  let counting: Promise<number> | undefined;
  const count = () => (counting ??= countRows(db, source, exactCountMax + 1));
  return {
    ...page,
    totalCount: async () => Math.min(exactCountMax, await count()),
    totalCountExceeded: async () => (await count()) > exactCountMax,
  };
}
