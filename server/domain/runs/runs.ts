/** Lists runs of all kinds. */
import { can, listsAllJobs, type Permission } from "#domain/permissions";
import type { Context } from "#server/context";
import { readPage, type Page, type PageBounds } from "#server/domain/lists/paging";
import { requireViewer } from "#server/domain/sessions/sessions";
import { runOrder, runSource, type ListedRun, type ListedRunKind } from "#server/storage/runs/runList";
import type { RunState } from "#server/storage/runs/runs";

/** A run. */
export type Run = ListedRun;

/** Permission of the screen that shows the result of a kind. */
const permissionOf: Readonly<Record<ListedRunKind, Permission>> = {
  PROCESSES: "processes",
  TEXT_TRANSFER: "transfer_text_to_communes",
  FEE_CHANGE: "system_fees",
  SERVICE_SWITCH: "system_service_action",
  IMPORT: "admin_features",
  USER_IMPORT: "system_users",
};

const allKinds: readonly ListedRunKind[] = [
  "PROCESSES",
  "TEXT_TRANSFER",
  "FEE_CHANGE",
  "SERVICE_SWITCH",
  "IMPORT",
  "USER_IMPORT",
];

/** Runs to include; empty lists: all. */
export interface RunFilter {
  readonly kinds: readonly ListedRunKind[];
  readonly states: readonly RunState[];
}

/**
 * Returns a page of the runs that the viewer may list, last started first. Excludes kinds without permission. Throws
 * bad_request for invalid bounds.
 */
export function listRuns(ctx: Context, filter: RunFilter, bounds: PageBounds): Promise<Page<Run>> {
  const wanted = filter.kinds.length === 0 ? allKinds : filter.kinds;
  const source = runSource({
    kinds: wanted.filter((kind) => can(ctx.viewer, permissionOf[kind])),
    states: filter.states,
    userId: listsAllJobs(ctx.viewer) ? null : requireViewer(ctx).id,
    now: ctx.now(),
  });
  return readPage(ctx.db, source, { order: runOrder, isDescending: true, ...bounds });
}
