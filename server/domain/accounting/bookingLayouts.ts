/** Saved layouts for booking files, shared by all users who export a commune's bookings. */
import { isDeepStrictEqual } from "node:util";
import type { BookingColumn } from "#domain/accounting/bookingColumns";
import { bookingLayoutsMax } from "#domain/accounting/bookings";
import type { ActivityValues } from "#domain/activityFields";
import type { BookingLayout } from "#domain/accounting/bookingLayout";
import {
  readBookingLayout,
  savedLayoutSchema,
  type BookingLayoutValues,
} from "#domain/schemas/bookingLayout";
import type { Context } from "#server/context";
import { recordActivity } from "#server/domain/activity/activity";
import { canAccessCommune, requireCommune } from "#server/domain/communes/communeScope";
import { FieldChecks } from "#server/domain/fieldChecks";
import {
  conflictError,
  done,
  inTransaction,
  refuseIf,
  Refusal,
  userError,
  type Outcome,
} from "#server/domain/mutationResult";
import { requireViewer } from "#server/domain/sessions/sessions";
import { stampOf } from "#server/domain/stamp";
import { nameKey } from "#server/domain/users/nameKey";
import {
  deleteBookingLayout,
  insertBookingLayout,
  selectBookingLayout,
  selectBookingLayouts,
  updateBookingLayout,
  type StoredBookingLayout,
} from "#server/storage/accounting/bookingLayouts";
import { lockBookingsOf } from "#server/storage/accounting/bookingRuns";
import type { Transaction } from "#server/storage/database/database";

/** A layout with its name. */
export type SavedBookingLayout = StoredBookingLayout;

/** A layout to act on, with the revision that was read. `id` is `null` if the given id is not that of a layout. */
export interface LayoutItem {
  readonly id: string | null;
  readonly revision: number;
}

/** Lists the layouts of a commune by name; none for an unknown or foreign one. */
export async function listBookingLayouts(
  ctx: Context,
  communeAgs: string,
): Promise<readonly SavedBookingLayout[]> {
  return canAccessCommune(ctx, communeAgs) ? selectBookingLayouts(ctx.db, communeAgs) : [];
}

/** Returns the layout with this bare id. Null if it does not exist or belongs to a foreign commune. */
export async function findBookingLayout(ctx: Context, id: string): Promise<SavedBookingLayout | null> {
  const layout = await selectBookingLayout(ctx.db, id);
  return layout && canAccessCommune(ctx, layout.communeAgs) ? layout : null;
}

/** A layout as entered. */
export interface LayoutInput {
  readonly commune: string;
  readonly name: string;
  readonly layout: LayoutEntered;
}

/** A layout as entered, whose columns may lack a name. */
export interface LayoutEntered extends Omit<BookingLayout, "columns"> {
  readonly columns: readonly { readonly column: BookingColumn; readonly header?: string | null }[];
}

/**
 * Adds a layout (`target` is `null`) or changes one. A save without changes keeps the revision. Payload errors:
 * not_unique, list_too_long, conflict (with the stored layout), not_found, ags_invalid, required, text_too_long,
 * text_invalid. Throws insufficient_permissions for a foreign commune.
 */
export async function saveBookingLayout(
  ctx: Context,
  target: LayoutItem | null,
  input: LayoutInput,
): Promise<Outcome<SavedBookingLayout>> {
  return inTransaction<SavedBookingLayout>(ctx, async (tx) => {
    const { ags } = await requireCommune(ctx, tx, input.commune, "commune");
    await lockBookingsOf(tx, ags);
    const current = target && (await lockLayout(ctx, tx, target));
    if (current && current.communeAgs !== ags) throw new Refusal([userError("not_found", ["id"])]);
    if (current && current.revision !== target?.revision) {
      return { value: current, errors: [staleError(current)] };
    }
    const others = (await selectBookingLayouts(tx, ags)).filter(({ id }) => id !== current?.id);
    if (!current && others.length >= bookingLayoutsMax) {
      throw new Refusal([userError("list_too_long", null, { max: String(bookingLayoutsMax) })]);
    }
    const { name, layout } = readFields(input, others);
    if (current && current.name === name && isDeepStrictEqual(current.layout, layout)) return done(current);

    const stamp = stampOf(ctx);
    const fields = { name, nameKey: nameKey(name), layout };
    if (current) await updateBookingLayout(tx, current.id, fields, stamp);
    const id = current?.id ?? (await insertBookingLayout(tx, ags, fields, stamp));
    await recordActivity(tx, {
      type: "SAVE_BOOKING_LAYOUT",
      at: stamp.at,
      actor: requireViewer(ctx),
      target: { kind: "commune", id: ags },
      ags,
      label: name,
      ...(current && { before: loggedLayout(current) }),
      after: loggedLayout({ name, layout }),
    });
    const saved = await selectBookingLayout(tx, id);
    if (!saved) throw new Error("The saved layout does not exist.");
    return done(saved);
  });
}

/** The values of a layout as the activity log stores them. */
export function loggedLayout({
  name,
  layout: { columns, ...format },
}: Pick<SavedBookingLayout, "name" | "layout">): ActivityValues<"SAVE_BOOKING_LAYOUT"> {
  const own = columns.flatMap(({ column, header }) => (header === null ? [] : [[column, header]]));
  return { name, columns: columns.map(({ column }) => column), headers: Object.fromEntries(own), ...format };
}

/** Validates the input. @throws Refusal */
function readFields({ name, layout }: LayoutInput, others: readonly SavedBookingLayout[]) {
  const checks = new FieldChecks();
  const values = checks.read(savedLayoutSchema, { name, layout: typedLayout(layout) });
  const key = nameKey(values.name);
  checks.rule("name", !others.some((other) => nameKey(other.name) === key), "not_unique");
  refuseIf(checks.errors);
  return { name: values.name, layout: readBookingLayout(values.layout) };
}

/** Maps the input to the types of the schema. */
export function typedLayout({ columns, ...layout }: LayoutEntered): BookingLayoutValues {
  return { ...layout, columns: columns.map(({ column, header }) => ({ column, header: header ?? "" })) };
}

/** Removes a layout and returns its bare id. Payload errors: not_found, conflict. */
export async function removeBookingLayout(ctx: Context, item: LayoutItem): Promise<Outcome<string>> {
  return inTransaction(ctx, async (tx) => {
    const current = await lockLayout(ctx, tx, item);
    if (current.revision !== item.revision) return { value: null, errors: [staleError(current)] };
    await deleteBookingLayout(tx, current.id);
    const { communeAgs: ags } = current;
    await recordActivity(tx, {
      type: "REMOVE_BOOKING_LAYOUT",
      at: ctx.now(),
      actor: requireViewer(ctx),
      target: { kind: "commune", id: ags },
      ags,
      label: current.name,
      before: loggedLayout(current),
    });
    return done(current.id);
  });
}

async function lockLayout(ctx: Context, tx: Transaction, { id }: LayoutItem): Promise<SavedBookingLayout> {
  const layout = id === null ? undefined : await selectBookingLayout(tx, id, true);
  if (layout && canAccessCommune(ctx, layout.communeAgs)) return layout;
  throw new Refusal([userError("not_found", ["id"])]);
}

function staleError({ updatedBy, updatedAt }: SavedBookingLayout) {
  return conflictError({ updatedByName: updatedBy.name, updatedAt });
}
