/** Failed processes by identical error. */
import { type Page, type PageBounds, readPage } from "#server/domain/lists/paging";
import type { Context } from "#server/context";
import {
  errorGroupOrder,
  errorGroupSource,
  selectErrorGroup,
  type StoredErrorGroup,
} from "#server/storage/processes/processErrors";
import { activeProcesses, readProcessFilter, type ProcessFilter } from "./processFilter";

/** Processes whose latest error is the same. */
export type ProcessErrorGroup = StoredErrorGroup;

/** A page of groups, most processes first. Fails with bad_request for bounds and cursors, and for a faulty filter. */
export function listErrorGroups(
  { db }: Context,
  filter: ProcessFilter | null | undefined,
  bounds: PageBounds,
): Promise<Page<StoredErrorGroup>> {
  const source = errorGroupSource(readProcessFilter(filter));
  return readPage(db, source, { order: errorGroupOrder, isDescending: true, ...bounds });
}

/** The group of the active processes with this fingerprint; null: none has it now. */
export async function findErrorGroup({ db }: Context, fingerprint: string): Promise<StoredErrorGroup | null> {
  const conditions = readProcessFilter({ ...activeProcesses, errorFingerprint: fingerprint });
  return (await selectErrorGroup(db, conditions)) ?? null;
}
