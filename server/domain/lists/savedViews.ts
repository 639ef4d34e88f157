/** Views of lists: search parameters under a name, own and shared. */
import { hasControlCharacters } from "#domain/communeFields";
import { bulkItemsMax, viewSearchMaxLength, viewsMax } from "#domain/limits";
import { savedViewSchema } from "#domain/schemas/savedView";
import { can, type Permission } from "#domain/permissions";
import { type Page, type PageBounds, readPage } from "./paging";
import type { Context } from "#server/context";
import { failure } from "#server/failure";
import type { Transaction } from "#server/storage/database/database";
import type { Placed } from "#server/storage/database/keyset";
import { isUniqueViolation } from "#server/storage/communes/records";
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
  type SavedViewScreen,
  type StoredView,
} from "#server/storage/savedViews";
import { FieldChecks } from "#server/domain/fieldChecks";
import { nameKey } from "#server/domain/users/nameKey";
import { loggedIn } from "#server/domain/sessions/sessions";
import {
  change,
  conflict,
  conflictError,
  done,
  refused,
  refuseIf,
  Refusal,
  userError,
  type Outcome,
} from "#server/domain/userErrors";

/** A view of a list. */
export type SavedView = StoredView;

/** The order in which the viewer's views are listed. Fails with unauthorized for nobody. */
export function savedViewOrder(ctx: Context) {
  return viewOrder(loggedIn(ctx).id);
}

/** Who may open a list may keep views of it. */
const permissionOf: Readonly<Record<SavedViewScreen, Permission>> = {
  PROCESSES: "processes",
  APPLICATIONS: "processes",
  USERS: "system_users",
};

/** A view to act on, its id null where there can be none, with the revision that was read. */
export interface ViewItem {
  readonly id: string | null;
  readonly revision: number;
}

/** What a removal answers; with conflicts nothing was removed. */
export interface ViewRemoval {
  readonly removed: readonly string[];
  readonly conflicts: readonly StoredView[];
}

/** A page of views, own ones first. Fails with insufficient_permissions for who may not open the list. */
export async function listViews(
  ctx: Context,
  screen: SavedViewScreen,
  bounds: PageBounds,
): Promise<Page<StoredView>> {
  const { id } = viewerOf(ctx, screen);
  const order = viewOrder(id);
  return readPage(ctx.db, viewSource(id, screen), { order, isDescending: false, ...bounds });
}

/** The view with this id; null: none, or another's that is not shared. Fails as listViews. */
export async function findView(ctx: Context, id: string): Promise<StoredView | null> {
  const view = await selectView(ctx.db, viewerOf(ctx).id, id);
  if (view) viewerOf(ctx, view.screen);
  return view ?? null;
}

/**
 * Adds an own view (`target` null) or changes one; what changes nothing leaves the revision. A stale revision answers
 * conflict with the view as stored. Errors: required, text_too_long, text_invalid, not_unique, list_too_long over 100
 * views of a list, not_found. Fails with insufficient_permissions for another's view, with bad_request where the list
 * of a stored one differs.
 */
export function saveView(
  ctx: Context,
  target: ViewItem | null,
  input: SavedViewFields,
): Promise<Outcome<Placed<StoredView>>> {
  const viewer = viewerOf(ctx, input.screen);
  return change(ctx, async (tx) => {
    const current = target && (await lockOwn(tx, viewer.id, target));
    if (current && current.screen !== input.screen) {
      throw failure("bad_request", { detail: "A view stays with its list." });
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
    if (!saved) throw new Error("A view that was saved is there.");
    return done(saved);
  });
}

/**
 * Removes own views: all or none. Errors: list_too_long, not_found; conflict beside those that were changed in between.
 * Fails with insufficient_permissions for others' views.
 */
export async function removeViews(ctx: Context, items: readonly ViewItem[]): Promise<Outcome<ViewRemoval>> {
  const viewer = viewerOf(ctx);
  if (items.length > bulkItemsMax) {
    return refused(userError("list_too_long", ["items"], { max: String(bulkItemsMax) }));
  }
  const ids = items.flatMap(({ id }) => id ?? []);
  if (new Set(ids).size !== ids.length) throw failure("bad_request", { detail: "A view is named twice." });
  return change<ViewRemoval>(ctx, async (tx) => {
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

/** Who calls, where that may be: for one list, or for any of them. */
function viewerOf(ctx: Context, screen?: SavedViewScreen) {
  const viewer = loggedIn(ctx);
  const asked = screen ? [permissionOf[screen]] : Object.values(permissionOf);
  if (!asked.some((permission) => can(viewer, permission))) throw failure("insufficient_permissions");
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
    // The same user was quicker in another tab.
    if (isUniqueViolation(error)) throw new Refusal([userError("not_unique", ["name"])]);
    throw error;
  }
}

/** What stands behind the question mark of an address, encoded; nothing in it decodes to a control character. */
function isQueryString(text: string): boolean {
  if (/[\s\p{Cc}\p{Surrogate}#]/u.test(text) || text.startsWith("?")) return false;
  return ![...new URLSearchParams(text)].flat().some(hasControlCharacters);
}

function isSame(view: StoredView, { name, search, isShared }: SavedViewFields): boolean {
  return view.name === name && view.search === search && view.isShared === isShared;
}

/** Only the owner saves a view. */
function lastSaved({ createdBy, updatedAt }: StoredView) {
  return { updatedByName: createdBy.name, updatedAt };
}
