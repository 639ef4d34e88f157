/** Numbers of processes that stand beside names: of the navigation and of views. */
import { countedFiltersMax, shownCountMax } from "#domain/limits";
import type { Context } from "#server/context";
import { failure } from "#server/failure";
import { countRows } from "#server/storage/database/keyset";
import { processSource } from "#server/storage/processes/processes";
import { readProcessFilter, type ProcessFilter } from "./processFilter";

/** So many processes, counted up to 1,000. */
export interface ProcessCount {
  readonly count: number;
  /** There are more than `count`. */
  readonly isExceeded: boolean;
}

/**
 * What each filter finds, in their order. Fails with list_too_long for more than 20, and as readProcessFilter for each.
 */
export async function countProcesses(
  { db }: Context,
  filters: readonly ProcessFilter[],
): Promise<ProcessCount[]> {
  if (filters.length > countedFiltersMax) throw failure("list_too_long", { max: String(countedFiltersMax) });
  const sources = filters.map((filter) => processSource(readProcessFilter(filter), "CREATED_AT"));
  const counts: ProcessCount[] = [];
  // One after another: what stands beside names must not take the connections of those who wait for rows.
  for (const source of sources) {
    const counted = await countRows(db, source, shownCountMax + 1);
    counts.push({ count: Math.min(counted, shownCountMax), isExceeded: counted > shownCountMax });
  }
  return counts;
}
