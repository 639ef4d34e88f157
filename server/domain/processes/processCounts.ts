/** Process counts shown next to navigation items and saved views. */
import { shownCountMax } from "#domain/limits";
import type { Context } from "#server/context";
import { countRows } from "#server/storage/database/keyset";
import { processSource } from "#server/storage/processes/processes";
import { parseProcessFilter, type ProcessFilter } from "./processFilter";

/** A number of processes, counted up to 1,000. */
export interface ProcessCount {
  readonly count: number;
  /** Whether there are more processes than `count`. */
  readonly isExceeded: boolean;
}

/** Counts the matches of each filter, in the order of the filters. Throws the errors of parseProcessFilter. */
export async function countProcesses(
  { db }: Context,
  filters: readonly ProcessFilter[],
): Promise<ProcessCount[]> {
  const sources = filters.map((filter) => processSource(parseProcessFilter(filter), "CREATED_AT"));
  const counts: ProcessCount[] = [];
  // Sequential, so that counts do not take database connections from list queries.
  for (const source of sources) {
    const counted = await countRows(db, source, shownCountMax + 1);
    counts.push({ count: Math.min(counted, shownCountMax), isExceeded: counted > shownCountMax });
  }
  return counts;
}
