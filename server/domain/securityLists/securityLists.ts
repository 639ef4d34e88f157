/** Security lists of the licence plate reservation. */
import { isAgs } from "#domain/ags";
import { calendarDayOf } from "#domain/calendarDays";
import {
  removalDays,
  type SecurityListAction,
  type SecurityListEntryKind,
  type SecurityListKind,
} from "#domain/securityLists/securityLists";
import { findService, reservationServiceId } from "#domain/serviceCatalogue";
import type { ActivityValues } from "#domain/activityFields";
import type { Context } from "#server/context";
import { recordActivity } from "#server/domain/activity/activity";
import { findCommuneService } from "#server/domain/communes/communeServices";
import { readCountedPage, type CountedPage } from "#server/domain/lists/countedPage";
import type { PageBounds } from "#server/domain/lists/paging";
import { searchPatterns } from "#server/domain/lists/searchPatterns";
import { userError, type UserError } from "#server/domain/mutationResult";
import { canAccessService, requireCommuneService } from "#server/domain/services/serviceAccess";
import { requireViewer } from "#server/domain/sessions/sessions";
import { failure } from "#server/failure";
import type { Transaction } from "#server/storage/database/database";
import {
  entryOrder,
  entrySource,
  selectEntries,
  type EntryConditions,
  type EntryOrderField,
  type ListKey,
  type StoredEntry,
} from "#server/storage/securityLists/entries";
import { selectRemovals, type StoredRemoval } from "#server/storage/securityLists/removals";

/** An entry of a list. Days are YYYY-MM-DD. */
export type SecurityListEntry = StoredEntry;

/** A removal of entries that can be undone. */
export type SecurityListRemoval = StoredRemoval;

/** A filter as in the contract. `null`, absent values and empty lists match all. */
export interface EntryFilter {
  readonly text?: string | null;
  readonly kinds?: readonly SecurityListEntryKind[] | null;
  readonly expires?: boolean | null;
}

/** A sort order as in the contract. */
export interface EntryOrder {
  readonly field: EntryOrderField;
  readonly direction: "ASC" | "DESC";
}

/** A list as given by a caller; the AGS may be malformed. */
export interface NamedList {
  readonly ags: string;
  readonly list: SecurityListKind;
}

/** Whether the viewer may change the lists of this commune: it offers the service, which is in the viewer's scope. */
export async function canChangeLists(ctx: Context, ags: string): Promise<boolean> {
  const key = { communeAgs: ags, serviceId: reservationServiceId };
  return isAgs(ags) && (await findCommuneService(ctx, key)) !== null;
}

/**
 * Checks that a mutation without changes may read the lists that it names; null, or the payload error not_found.
 * @throws GraphQLError insufficient_permissions
 */
export async function listAccessError(ctx: Context, ags: string): Promise<UserError | null> {
  const isForeign =
    isAgs(ags) && !canAccessService(ctx, { communeAgs: ags, serviceId: reservationServiceId });
  if (isForeign) throw failure("insufficient_permissions");
  return (await canChangeLists(ctx, ags)) ? null : userError("not_found", ["ags"]);
}

/**
 * Locks the lists of a commune until the transaction ends, which serializes changes.
 * @throws Refusal not_found
 * @throws GraphQLError insufficient_permissions
 */
export async function lockLists(ctx: Context, tx: Transaction, ags: string): Promise<void> {
  const key = isAgs(ags) ? { communeAgs: ags, serviceId: reservationServiceId } : null;
  await requireCommuneService(ctx, tx, key, "settings", "ags");
}

/**
 * Lists a page of entries that apply, by pattern unless another order is given; null if the viewer may not change the
 * lists. Throws bad_request for invalid bounds, cursors and filters.
 */
export async function listEntries(
  ctx: Context,
  { ags, list }: NamedList,
  filter: EntryFilter | null,
  orderBy: EntryOrder | null,
  bounds: PageBounds,
): Promise<CountedPage<SecurityListEntry> | null> {
  const conditions = readEntryFilter(filter);
  if (!(await canChangeLists(ctx, ags))) return null;
  const { field, direction } = orderBy ?? { field: "PATTERN", direction: "ASC" };
  return readCountedPage(ctx.db, entrySource({ communeAgs: ags, list }, conditions, todayOf(ctx)), {
    order: entryOrder(field),
    isDescending: direction === "DESC",
    ...bounds,
  });
}

/** Converts a filter to conditions. Throws bad_request if its text is too long. */
export function readEntryFilter(filter: EntryFilter | null): EntryConditions {
  const [kind = null, other] = new Set(filter?.kinds);
  return {
    patterns: searchPatterns(filter?.text),
    kind: other === undefined ? kind : null,
    expires: filter?.expires ?? null,
  };
}

/** Returns the entry with this bare id; null if there is none, it has expired, or the viewer may not change its list. */
export async function findEntry(ctx: Context, id: number): Promise<SecurityListEntry | null> {
  const [entry] = await selectEntries(ctx.db, [id]);
  if (!entry || (entry.expiresOn !== null && entry.expiresOn < todayOf(ctx))) return null;
  return (await canChangeLists(ctx, entry.communeAgs)) ? entry : null;
}

/** Lists the removals that can still be undone, latest first; null if the viewer may not change the lists. */
export async function listRemovals(
  ctx: Context,
  { ags, list }: NamedList,
): Promise<readonly SecurityListRemoval[] | null> {
  if (!(await canChangeLists(ctx, ags))) return null;
  return selectRemovals(ctx.db, { communeAgs: ags, list }, ctx.now());
}

/** The day in Europe/Berlin. */
export function todayOf(ctx: Pick<Context, "now">): string {
  return calendarDayOf(ctx.now());
}

/** Deadline for undoing a removal made now. */
export function removalEnd(ctx: Context): Date {
  return new Date(ctx.now().getTime() + removalDays * 86_400_000);
}

/** Logs a change of a list in its transaction. */
export async function recordListChange(
  ctx: Context,
  tx: Transaction,
  { communeAgs, list }: ListKey,
  listAction: SecurityListAction,
  values: Omit<ActivityValues<"CHANGE_SECURITY_LIST">, "securityList" | "listAction">,
): Promise<void> {
  const logged = { securityList: list, listAction, ...values };
  const isRemoval = listAction === "REMOVE" || listAction === "UNDO_IMPORT";
  await recordActivity(tx, {
    type: "CHANGE_SECURITY_LIST",
    at: ctx.now(),
    actor: requireViewer(ctx),
    ags: communeAgs,
    serviceId: reservationServiceId,
    target: { kind: "commune", id: communeAgs },
    label: findService(reservationServiceId)?.name.de ?? reservationServiceId,
    ...(isRemoval ? { before: logged } : { after: logged }),
  });
}
