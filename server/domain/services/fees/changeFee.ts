/** Changes one fee of a service, with its entry in the activity log. */
import type { Context } from "#server/context";
import { recordActivity } from "#server/domain/activity/activity";
import {
  conflict,
  done,
  inTransaction,
  Refusal,
  userError,
  type Outcome,
  type UserError,
} from "#server/domain/mutationResult";
import { stampOf } from "#server/domain/services/predefinedFiles";
import { requireCommuneService } from "#server/domain/services/serviceAccess";
import { requireViewer } from "#server/domain/sessions/sessions";
import type { Transaction } from "#server/storage/database/database";
import type { FeeKey, FeeStamp } from "#server/storage/services/serviceFees";
import { feeOf, loadFees, type Fee } from "./fees";
import {
  feeActivityTarget,
  loggedFee,
  loggedMetadata,
  loggedNewFee,
  type FeeActivity,
  type FeeMetadataActivity,
} from "./loggedFees";

/** The fee to change, with the revision that was read. */
export interface FeeTarget {
  /** Null if no such fee can exist. */
  readonly key: FeeKey | null;
  readonly revision: number;
}

/** A change of a fee, to be stored and logged. */
export interface FeeChange {
  readonly type: FeeActivity | FeeMetadataActivity;
  readonly store: (tx: Transaction, stamp: FeeStamp) => Promise<void>;
}

/** A change, why it is refused, or null if nothing differs. */
type Decision = FeeChange | readonly UserError[] | null;

/**
 * Changes an existing fee. The value is the fee as stored, even with errors. Payload errors: not_found,
 * capability_missing, conflict, and those that are decided.
 * @param decide returns the change, null if nothing differs, or why it is refused
 */
export function changeFee(
  ctx: Context,
  { key, revision }: FeeTarget,
  decide: (fee: Fee, tx: Transaction) => Decision | Promise<Decision>,
): Promise<Outcome<Fee>> {
  return inTransaction<Fee>(ctx, async (tx) => {
    await requireCommuneService(ctx, tx, key, "fees");
    const fee = key && feeOf(await loadFees(tx, key), key.feeId);
    if (!fee) throw new Refusal([userError("not_found", ["id"])]);
    if (fee.revision !== revision) return conflict(fee, fee.lastSaved);
    const decided = await decide(fee, tx);
    if (decided === null) return done(fee);
    if (!("type" in decided)) return { value: fee, errors: decided };
    return done(await applyChange(ctx, tx, { key: fee, before: fee, change: decided }));
  });
}

interface AppliedChange {
  readonly key: FeeKey;
  /** Null: a new fee. */
  readonly before: Fee | null;
  readonly change: FeeChange;
}

/** Stores a change and its entry in the activity log. Returns the fee as stored. */
export async function applyChange(
  ctx: Context,
  tx: Transaction,
  { key, before, change: { type, store } }: AppliedChange,
): Promise<Fee> {
  await store(tx, stampOf(ctx));
  const after = feeOf(await loadFees(tx, key), key.feeId);
  if (!after) throw new Error("The fee that was just stored is missing.");
  const logged = before === null ? loggedNewFee : isOfMetadata(type) ? loggedMetadata : loggedFee;
  await recordActivity(tx, {
    type,
    at: ctx.now(),
    actor: requireViewer(ctx),
    ...feeActivityTarget(after),
    ...(before && { before: logged(before) }),
    after: logged(after),
  });
  return after;
}

const isOfMetadata = (type: FeeActivity | FeeMetadataActivity): type is FeeMetadataActivity =>
  type.endsWith("_METADATA");
