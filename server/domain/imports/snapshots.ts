/** Snapshots: replaced stocks of a commune that can be restored. */
import type { Context } from "#server/context";
import { selectRunningPreview } from "#server/storage/imports/importPreviews";
import { selectSnapshot, selectSnapshots, type StoredSnapshot } from "#server/storage/imports/snapshots";
import {
  type StockKind,
  lockCurrentStock,
  lockStockReplacement,
  replaceStock,
} from "#server/storage/imports/stocks";
import { recordActivity } from "#server/domain/activity/activity";
import { assertCommuneAccess, canAccessCommune } from "#server/domain/communes/communeScope";
import { refreshCommuneSearch } from "#server/domain/communes/communeSearch";
import { replacement } from "./commitImport";
import { stateAt } from "./importPreviews";
import { requireViewer } from "#server/domain/sessions/sessions";
import {
  inTransaction,
  done,
  refuseIf,
  Refusal,
  userError,
  type Outcome,
} from "#server/domain/mutationResult";

export type Snapshot = StoredSnapshot;

/** Returns the snapshots of a commune, latest first, at most 20. Does not check access to the commune. */
export function listSnapshots(ctx: Context, ags: string, kind: StockKind): Promise<Snapshot[]> {
  return selectSnapshots(ctx.db, ags, kind, ctx.now());
}

/** Returns the snapshot with this id, or null if there is none or the caller may not access its commune. */
export async function findSnapshot(ctx: Context, id: number): Promise<Snapshot | null> {
  const snapshot = await selectSnapshot(ctx.db, id, ctx.now());
  return snapshot && canAccessCommune(ctx, snapshot.commune_ags) ? snapshot : null;
}

/**
 * Restores a replaced stock; the current one becomes a snapshot. Returns the commune. Payload errors: not_found, and
 * already_running if a file for that stock is being checked.
 * @throws GraphQLError insufficient_permissions
 */
export async function restoreSnapshot(ctx: Context, id: number): Promise<Outcome<{ readonly ags: string }>> {
  return inTransaction(ctx, async (tx) => {
    const found = await selectSnapshot(tx, id, ctx.now());
    if (!found) throw notFound();
    assertCommuneAccess(ctx, found.commune_ags);
    const { commune_ags: ags, kind } = found;
    await lockStockReplacement(tx, ags, kind);
    const at = ctx.now();
    // Read again under the lock: another request may have restored it already.
    const snapshot = await selectSnapshot(tx, id, at);
    if (!snapshot) throw notFound();
    const running = await selectRunningPreview(tx, ags, kind);
    refuseIf(running && stateAt(running, at) === "CHECKING" ? [userError("already_running")] : []);
    const current = await lockCurrentStock(tx, ags, kind);
    if (!(await replaceStock(tx, current, id, replacement(ctx, at)))) throw notFound();
    if (kind === "POSTAL_CODES") await refreshCommuneSearch(tx, ags);
    await recordActivity(tx, {
      type: "RESTORE_SNAPSHOT",
      at,
      actor: requireViewer(ctx),
      ags,
      target: { kind: "commune", id: ags },
      before: { kind, rows: current?.row_count ?? 0 },
      after: { kind, rows: snapshot.row_count, replacedAt: snapshot.replaced_at },
    });
    return done({ ags });
  });
}

function notFound(): Refusal {
  return new Refusal([userError("not_found", ["id"])]);
}
