/** Transactions of one commune and service, also accessible to members within their scope. */
import { can } from "#domain/permissions";
import type { ProcessStatus } from "#domain/processTransitions";
import { quickSearchMax, quickSearchMinLength } from "#domain/places";
import { findService } from "#domain/serviceCatalogue";
import { serviceScopeOf } from "#server/domain/communes/serviceScope";
import { readPage, type PageBounds } from "#server/domain/lists/paging";
import type { Context } from "#server/context";
import { selectCommuneServices } from "#server/storage/communes/communeServices";
import {
  processOrder,
  processSource,
  selectProcess,
  transactionSource,
  type StoredProcess,
} from "#server/storage/processes/processes";
import { scopeOf } from "#server/domain/communes/communeScope";
import { readCountedPage, type CountedPage } from "#server/domain/lists/countedPage";
import { parseProcessFilter, type DayRange } from "./processFilter";
import { isPid } from "./processes";
import { requireViewer } from "#server/domain/sessions/sessions";

/** Filter for transactions. Null and absent values match all. */
export interface TransactionFilter {
  readonly text?: string | null;
  readonly statuses?: readonly ProcessStatus[] | null;
  readonly created?: DayRange | null;
  readonly isArchived?: boolean | null;
}

/** The commune and service of transactions. */
export interface CommuneServiceRef {
  readonly ags: string;
  readonly serviceId: string;
}

/**
 * Lists a page of the transactions, latest first, including archived ones unless filtered. Empty if the caller may not see them.
 * Throws bad_request for invalid paging arguments, and the errors of parseProcessFilter.
 */
export async function listTransactions(
  ctx: Context,
  place: CommuneServiceRef,
  { text, statuses, created, isArchived = null }: TransactionFilter,
  bounds: PageBounds,
): Promise<CountedPage<StoredProcess>> {
  const conditions = parseProcessFilter({
    text: text ?? null,
    statuses: statuses ?? null,
    created: created ?? null,
    communes: [place.ags],
    services: [place.serviceId],
    records: isArchived === null ? ["ACTIVE", "ARCHIVED"] : [isArchived ? "ARCHIVED" : "ACTIVE"],
  });
  const visible = (await canSeeTransactions(ctx, place)) ? conditions : { ...conditions, communes: [] };
  const order = processOrder("CREATED_AT", true);
  return readCountedPage(ctx.db, processSource(visible, "CREATED_AT"), {
    order,
    isDescending: true,
    ...bounds,
  });
}

/**
 * Returns the transaction with this process id. Null if it does not exist or the caller may not see it. Members do not
 * see deleted transactions.
 */
export async function findTransaction(
  ctx: Context,
  place: CommuneServiceRef,
  pid: string,
): Promise<StoredProcess | null> {
  if (!isPid(pid) || !(await canSeeTransactions(ctx, place))) return null;
  const process = await selectProcess(ctx.db, { pid });
  if (process?.communeAgs !== place.ags || process.serviceId !== place.serviceId) return null;
  return isVisible(ctx, process) ? process : null;
}

/**
 * Finds the latest transactions of the viewer's services, also archived ones, by the beginning of one of their ids. Empty
 * for fewer than 3 characters. Throws text_too_long for more than 200.
 */
export async function findTransactions(ctx: Context, text: string): Promise<readonly StoredProcess[]> {
  const conditions = parseProcessFilter({ text, records: ["ACTIVE", "ARCHIVED"] });
  if ((conditions.text?.length ?? 0) < quickSearchMinLength) return [];
  const scope = serviceScopeOf(ctx);
  const source = transactionSource(
    conditions,
    scope?.filter(({ serviceId }) => hasTransactions(serviceId)) ?? null,
  );
  const order = processOrder("CREATED_AT", true);
  const page = { first: quickSearchMax, last: null, after: null, before: null };
  const { rows } = await readPage(ctx.db, source, { order, isDescending: true, ...page });
  return rows.map(({ row }) => row);
}

/**
 * Returns whether the caller may see the processes of a commune and service. Support and admins see all. Members see
 * them if their role lists both, the commune offers the service, and the service accepts applications or fees.
 */
async function canSeeTransactions(ctx: Context, { ags, serviceId }: CommuneServiceRef): Promise<boolean> {
  const viewer = requireViewer(ctx);
  if (can(viewer, "processes")) return true;
  if (!hasTransactions(serviceId)) return false;
  const services = await selectCommuneServices(ctx.db, ags, scopeOf(viewer));
  return services.some((service) => service.serviceId === serviceId);
}

/** Whether the service accepts applications or fees. */
function hasTransactions(serviceId: string): boolean {
  const capabilities = findService(serviceId)?.capabilities ?? [];
  return capabilities.includes("persistence") || capabilities.includes("fees");
}

/** Deleted processes are visible only to users who may list processes. */
function isVisible({ viewer }: Context, { record }: StoredProcess): boolean {
  return record !== "DELETED" || can(viewer, "processes");
}

/**
 * Returns the process with this bare id. Null if it does not exist or the caller may not see it. Members do not see
 * deleted processes.
 */
export async function findVisibleProcess(ctx: Context, id: number): Promise<StoredProcess | null> {
  const process = await selectProcess(ctx.db, { id });
  if (!process) return null;
  const { communeAgs: ags, serviceId } = process;
  return (await canSeeTransactions(ctx, { ags, serviceId })) && isVisible(ctx, process) ? process : null;
}
