/** Pages of lists that may be long: their rows are counted up to a bound. */
import { exactCountMax } from "#domain/limits";
import { type Page, type PageRequest, readPage } from "./paging";
import type { Database } from "#server/storage/database/database";
import { countRows, type KeysetSource } from "#server/storage/database/keyset";

/** A page and how many rows there are, counted up to 10,000. */
export interface CountedPage<Row> extends Page<Row> {
  /** Whether there are more rows than were counted. */
  totalCountExceeded(): Promise<boolean>;
}

/** A page of at most 200 rows. Fails with bad_request for bounds and cursors that are wrong. */
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
