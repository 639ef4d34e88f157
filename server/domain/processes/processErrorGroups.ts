/** Failed processes grouped by identical error. */
import { type Page, type PageBounds, readPage } from "#server/domain/lists/paging";
import type { Context } from "#server/context";
import {
  errorGroupOrder,
  errorGroupSource,
  selectErrorGroup,
  type StoredErrorGroup,
} from "#server/storage/processes/processErrors";
import { activeProcesses, parseProcessFilter, type ProcessFilter } from "./processFilter";

/** A group of processes with the same latest error. */
export type ProcessErrorGroup = StoredErrorGroup;

/**
 * Lists error groups, largest first. Throws bad_request for invalid paging arguments, and the errors of
 * parseProcessFilter.
 */
export function listErrorGroups(
  { db }: Context,
  filter: ProcessFilter | null | undefined,
  bounds: PageBounds,
): Promise<Page<StoredErrorGroup>> {
  const source = errorGroupSource(parseProcessFilter(filter));
  return readPage(db, source, { order: errorGroupOrder, isDescending: true, ...bounds });
}

/** Returns the group of active processes with this fingerprint, or null if no active process has it. */
export async function findErrorGroup({ db }: Context, fingerprint: string): Promise<StoredErrorGroup | null> {
  const conditions = parseProcessFilter({ ...activeProcesses, errorFingerprint: fingerprint });
  return (await selectErrorGroup(db, conditions)) ?? null;
}
