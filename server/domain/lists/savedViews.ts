/** Saved views of lists: named search parameters, private or shared. */
import { hasControlCharacters } from "#domain/communeFields";
import { viewSearchMaxLength, viewsMax } from "#domain/limits";
import { savedViewSchema } from "#domain/schemas/savedView";
import { can, type Permission } from "#domain/permissions";
import { type Page, type PageBounds, readPage } from "./paging";
import type { Context } from "#server/context";
import { failure } from "#server/failure";
import type { Transaction } from "#server/storage/database/database";
import type { Placed } from "#server/storage/database/keyset";
import { isUniqueViolation } from "#server/storage/communes/records";
import type { SavedViewScreen } from "#server/storage/columnTypes";
import {
  countOwnViews,
  deleteViews,
  insertView,
  isViewNameTaken,
  lockViews,
  selectView,
  updateView,
  viewOrder,
  viewSource,
  type SavedViewFields,
  type StoredView,
} from "#server/storage/savedViews";
import { FieldChecks } from "#server/domain/fieldChecks";
import { nameKey } from "#server/domain/users/nameKey";
import { requireViewer } from "#server/domain/sessions/sessions";
import {
  inTransaction,
  conflict,
  conflictError,
  done,
  refuseIf,
  Refusal,
  userError,
  type Outcome,
} from "#server/domain/mutationResult";

/** A saved view of a list. */
export type SavedView = StoredView;

/** Returns the order in which the viewer's views are listed. Throws unauthorized if nobody is logged in. */
export function savedViewOrder(ctx: Context) {
  return viewOrder(requireViewer(ctx).id);
}

/** The permission to open a list is also required to save views of it. */
const permissionOf: Readonly<Record<SavedViewScreen, Permission>> = {
  PROCESSES: "processes",
  APPLICATIONS: "processes",
  USERS: "system_users",
  BOOKINGS: "metrics",
  SERVICES: "system_services",
  ACTIVITIES: "activities",
};

/** A view to act on, with the revision that was read. `id` is `null` if the given id is not that of a view. */
export interface ViewItem {
  readonly id: string | null;
  readonly revision: number;
}

/** Result of a removal. If there are conflicts, nothing was removed. */
export interface ViewRemoval {
  readonly removed: readonly string[];
  readonly conflicts: readonly StoredView[];
}

/** Returns a page of views, own ones first. Throws insufficient_permissions if the viewer may not open the list. */
export async function listViews(
  ctx: Context,
  screen: SavedViewScreen,
  bounds: PageBounds,
): Promise<Page<StoredView>> {
  const { id } = viewerOf(ctx, screen);
  const order = viewOrder(id);
  return readPage(ctx.db, viewSource(id, screen), { order, isDescending: false, ...bounds });
}

/** Finds a view by id. Returns null if there is none or another user has not shared it. Throws like `listViews`. */
export async function findView(ctx: Context, id: string): Promise<StoredView | null> {
  const view = await selectView(ctx.db, viewerOf(ctx).id, id);
  if (view) viewerOf(ctx, view.screen);
  return view ?? null;
}

/**
 * Creates an own view (`target` is `null`) or updates one. An update without changes keeps the revision. A stale
 * revision returns conflict with the stored view. Payload errors: required, text_too_long, text_invalid, not_unique,
 * list_too_long (more than 100 views of a list), not_found. Throws insufficient_permissions for another user's view,
 * and bad_request if the stored view belongs to another list.
 */
export function saveView(
  ctx: Context,
  target: ViewItem | null,
  input: SavedViewFields,
): Promise<Outcome<Placed<StoredView>>> {
  const viewer = viewerOf(ctx, input.screen);
  return inTransaction(ctx, async (tx) => {
    const current = target && (await lockOwn(tx, viewer.id, target));
    if (current && current.screen !== input.screen) {
      throw failure("bad_request", { detail: "The list of a view cannot be changed." });
    }
    if (current && current.revision !== target?.revision) return conflict(current, lastSaved(current));

    const checks = new FieldChecks();
    const { name, isShared } = checks.read(savedViewSchema, input);
    const { screen, search } = input;
    checks.rule("search", [...search].length <= viewSearchMaxLength, "text_too_long", {
      max: String(viewSearchMaxLength),
    });
    checks.rule("search", isQueryString(search), "text_invalid");
    const stamp = { nameKey: nameKey(name), at: ctx.now() };
    if (!current) {
      const count = await countOwnViews(tx, viewer.id, screen);
      if (count >= viewsMax) throw new Refusal([userError("list_too_long", null, { max: String(viewsMax) })]);
    }
    const isTaken = await isViewNameTaken(tx, viewer.id, { screen, ...stamp, id: current?.id ?? null });
    checks.rule("name", !isTaken, "not_unique");
    refuseIf(checks.errors);

    const fields = { screen, name, search, isShared };
    if (current && isSame(current, fields)) return done(current);
    const id = await write(tx, viewer.id, current, fields, stamp);
    const [saved] = await lockViews(tx, viewer.id, [id]);
    if (!saved) throw new Error("The saved view does not exist.");
    return done(saved);
  });
}

/**
 * Removes own views, all or none. Payload errors: not_found, conflict (with the views that have changed
 * in the meantime). Throws insufficient_permissions for views of other users.
 */
export async function removeViews(ctx: Context, items: readonly ViewItem[]): Promise<Outcome<ViewRemoval>> {
  const viewer = viewerOf(ctx);
  const ids = items.flatMap(({ id }) => id ?? []);
  if (new Set(ids).size !== ids.length)
    throw failure("bad_request", { detail: "The ids contain duplicates." });
  return inTransaction<ViewRemoval>(ctx, async (tx) => {
    const locked = new Map((await lockViews(tx, viewer.id, ids)).map((view) => [view.id, view]));
    const views = items.map((item) => ({ ...item, view: locked.get(item.id ?? "") }));
    refuseIf(
      views.flatMap(({ view }, at) => (view ? [] : [userError("not_found", ["items", String(at), "id"])])),
    );
    for (const { isOwn, screen } of locked.values()) {
      if (!isOwn || !can(viewer, permissionOf[screen])) throw failure("insufficient_permissions");
    }
    const conflicts = views.flatMap(({ view, revision }) => (view && view.revision !== revision ? view : []));
    const [first] = conflicts;
    if (first) {
      return { value: { removed: [], conflicts }, errors: [conflictError(lastSaved(first))] };
    }
    await deleteViews(tx, ids);
    return done({ removed: ids, conflicts: [] });
  });
}

/** Returns the viewer. Throws insufficient_permissions if they may not open the list, or any list if none is given. */
function viewerOf(ctx: Context, screen?: SavedViewScreen) {
  const viewer = requireViewer(ctx);
  const permissions = screen ? [permissionOf[screen]] : Object.values(permissionOf);
  if (!permissions.some((permission) => can(viewer, permission))) throw failure("insufficient_permissions");
  return viewer;
}

async function lockOwn(tx: Transaction, viewerId: string, { id }: ViewItem): Promise<Placed<StoredView>> {
  const [view] = id === null ? [] : await lockViews(tx, viewerId, [id]);
  if (!view) throw new Refusal([userError("not_found", ["id"])]);
  if (!view.isOwn) throw failure("insufficient_permissions");
  return view;
}

async function write(
  tx: Transaction,
  ownerId: string,
  current: StoredView | null,
  fields: SavedViewFields,
  stamp: { readonly nameKey: string; readonly at: Date },
): Promise<string> {
  try {
    if (!current) return await insertView(tx, ownerId, fields, stamp);
    await updateView(tx, current.id, fields, stamp);
    return current.id;
  } catch (error) {
    // The same user has just saved this name in another tab.
    if (isUniqueViolation(error)) throw new Refusal([userError("not_unique", ["name"])]);
    throw error;
  }
}

/** Whether this is an encoded query string without the question mark that decodes to no control characters. */
function isQueryString(text: string): boolean {
  if (/[\s\p{Cc}\p{Surrogate}#]/u.test(text) || text.startsWith("?")) return false;
  return ![...new URLSearchParams(text)].flat().some(hasControlCharacters);
}

function isSame(view: StoredView, { name, search, isShared }: SavedViewFields): boolean {
  return view.name === name && view.search === search && view.isShared === isShared;
}

/** Only the owner can save a view. */
function lastSaved({ createdBy, updatedAt }: StoredView) {
  return { updatedByName: createdBy.name, updatedAt };
}
