/** Transaction information of one commune and service, for members within their scope too. */
import { can } from "#domain/permissions";
import type { ProcessStatus } from "#domain/processTransitions";
import { findService } from "#domain/serviceCatalogue";
import type { PageBounds } from "#server/domain/lists/paging";
import type { Context } from "#server/context";
import { selectCommuneServices } from "#server/storage/communes/communeServices";
import {
  processOrder,
  processSource,
  selectProcess,
  type StoredProcess,
} from "#server/storage/processes/processes";
import { scopeOf } from "#server/domain/communes/communeScope";
import { readCountedPage, type CountedPage } from "#server/domain/lists/countedPage";
import { readProcessFilter, type DayRange } from "./processFilter";
import { isPid } from "./processes";
import { loggedIn } from "#server/domain/sessions/sessions";

/** Which transactions to keep; null and absent: all. */
export interface TransactionFilter {
  readonly text?: string | null;
  readonly statuses?: readonly ProcessStatus[] | null;
  readonly created?: DayRange | null;
}

/** A commune and a service. */
export interface TransactionPlace {
  readonly ags: string;
  readonly serviceId: string;
}

/**
 * A page of the transactions there, latest first, archived ones included; empty where the caller sees none. Fails with
 * bad_request for bounds and cursors, and as readProcessFilter for the filter.
 */
export async function listTransactions(
  ctx: Context,
  place: TransactionPlace,
  { text, statuses, created }: TransactionFilter,
  bounds: PageBounds,
): Promise<CountedPage<StoredProcess>> {
  const conditions = readProcessFilter({
    text: text ?? null,
    statuses: statuses ?? null,
    created: created ?? null,
    communes: [place.ags],
    services: [place.serviceId],
    records: ["ACTIVE", "ARCHIVED"],
  });
  const seen = (await seesTransactions(ctx, place)) ? conditions : { ...conditions, communes: [] };
  const order = processOrder("CREATED_AT", true);
  return readCountedPage(ctx.db, processSource(seen, "CREATED_AT"), { order, isDescending: true, ...bounds });
}

/** The transaction with this process id there; null: none, or the caller does not see it, as a member a deleted one. */
export async function findTransaction(
  ctx: Context,
  place: TransactionPlace,
  pid: string,
): Promise<StoredProcess | null> {
  if (!isPid(pid) || !(await seesTransactions(ctx, place))) return null;
  const process = await selectProcess(ctx.db, { pid });
  if (process?.communeAgs !== place.ags || process.serviceId !== place.serviceId) return null;
  return isSeen(ctx, process) ? process : null;
}

/**
 * Whether the caller sees the processes of a commune and service at all: support and admin everywhere, members where
 * their role lists both, the commune offers the service, and it takes applications or fees.
 */
async function seesTransactions(ctx: Context, { ags, serviceId }: TransactionPlace): Promise<boolean> {
  const viewer = loggedIn(ctx);
  if (can(viewer, "processes")) return true;
  const capabilities = findService(serviceId)?.capabilities ?? [];
  if (!capabilities.includes("persistence") && !capabilities.includes("fees")) return false;
  const services = await selectCommuneServices(ctx.db, ags, scopeOf(viewer));
  return services.some((service) => service.serviceId === serviceId);
}

/** What is left of a deleted process is for those who may list it. */
function isSeen({ viewer }: Context, { record }: StoredProcess): boolean {
  return record !== "DELETED" || can(viewer, "processes");
}

/** The process with this bare id; null: none, or the caller does not see its transactions, as a member a deleted one. */
export async function findSeenProcess(ctx: Context, id: number): Promise<StoredProcess | null> {
  const process = await selectProcess(ctx.db, { id });
  if (!process) return null;
  const { communeAgs: ags, serviceId } = process;
  return (await seesTransactions(ctx, { ags, serviceId })) && isSeen(ctx, process) ? process : null;
}
