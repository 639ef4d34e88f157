/** Layouts of files of bookings that communes have saved for all who export their bookings. */
import type { Context } from "#server/context";
import { recordActivity } from "#server/domain/activity/activity";
import { canAccessCommune } from "#server/domain/communes/communeScope";
import {
  conflictError,
  done,
  inTransaction,
  Refusal,
  userError,
  type Outcome,
} from "#server/domain/mutationResult";
import { requireViewer } from "#server/domain/sessions/sessions";
import {
  deleteBookingLayout,
  selectBookingLayout,
  selectBookingLayouts,
  type StoredBookingLayout,
} from "#server/storage/accounting/bookingLayouts";
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

/** Removes a layout and returns its bare id. Payload errors: not_found, conflict. */
export async function removeBookingLayout(ctx: Context, item: LayoutItem): Promise<Outcome<string>> {
  return inTransaction(ctx, async (tx) => {
    const current = await lockLayout(ctx, tx, item);
    if (current.revision !== item.revision) return { value: null, errors: [staleError(current)] };
    await deleteBookingLayout(tx, current.id);
    const { communeAgs: ags, name } = current;
    await recordActivity(tx, {
      type: "REMOVE_BOOKING_LAYOUT",
      at: ctx.now(),
      actor: requireViewer(ctx),
      target: { kind: "commune", id: ags },
      ags,
      label: name,
      before: { name },
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
