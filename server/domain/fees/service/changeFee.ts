/** Changes fees of a service, with their entries in the activity log. */
import type { Context } from "#server/context";
import { recordActivities, type Actor } from "#server/domain/activity/activity";
import {
  conflict,
  done,
  inTransaction,
  Refusal,
  userError,
  type Outcome,
  type UserError,
} from "#server/domain/mutationResult";
import { requireCommuneService } from "#server/domain/services/serviceAccess";
import { requireViewer } from "#server/domain/sessions/sessions";
import { storedActor } from "#server/domain/stamp";
import type { CommuneServiceKey } from "#server/storage/communes/communeServices";
import type { Transaction } from "#server/storage/database/database";
import type { FeeKey } from "#server/storage/fees/serviceFees";
import { feeOf, loadFees, type Fee } from "./fees";
import {
  feeActivityTarget,
  loggedFee,
  loggedMetadata,
  loggedNewFee,
  type FeeActivity,
  type FeeMetadataActivity,
} from "./loggedFees";
import type { Stamp } from "#server/storage/stamp";

/** The fee to change, with the revision that was read. */
export interface FeeTarget {
  /** Null if no such fee can exist. */
  readonly key: FeeKey | null;
  readonly revision: number;
}

/** A change of a fee, to be stored and logged. */
export interface FeeEdit {
  readonly type: FeeActivity | FeeMetadataActivity;
  readonly store: (tx: Transaction, stamp: Stamp) => Promise<void>;
}

/** A change, errors that refuse it, or null if nothing differs. */
type Decision = FeeEdit | readonly UserError[] | null;

/**
 * Changes an existing fee. The value is the fee as stored, even with errors. Payload errors: not_found,
 * capability_missing, conflict, and those of `decide`.
 * @param decide returns the change, null if nothing differs, or the errors
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
  readonly change: FeeEdit;
}

/** Stores a change and its entry in the activity log. Returns the fee as stored. */
export async function applyChange(
  ctx: Context,
  tx: Transaction,
  { key, before, change: { type, store } }: AppliedChange,
): Promise<Fee> {
  const author = { actor: requireViewer(ctx), at: ctx.now() };
  const fees = await applyEdits(tx, key, [{ feeId: key.feeId, type, before }], { author, store });
  return requireFee(fees, key.feeId);
}

/** An edit of a fee, to be logged. */
export interface LoggedEdit {
  readonly feeId: string;
  readonly type: FeeEdit["type"];
  /** Null: a new fee. */
  readonly before: Fee | null;
}

/** How edits are stored. */
interface EditStorage {
  readonly author: { readonly actor: Actor; readonly at: Date };
  /** Stores all of them. */
  readonly store: FeeEdit["store"];
}

/** Stores edits of fees of a service, and their entries in the activity log. Returns the fees of the service. */
export async function applyEdits(
  tx: Transaction,
  service: CommuneServiceKey,
  edits: readonly LoggedEdit[],
  { author: { actor, at }, store }: EditStorage,
): Promise<readonly Fee[]> {
  await store(tx, { at, by: storedActor(actor) });
  const fees = await loadFees(tx, service);
  const entries = edits.map(({ feeId, type, before }) => {
    const after = requireFee(fees, feeId);
    const logged = before === null ? loggedNewFee : isOfMetadata(type) ? loggedMetadata : loggedFee;
    return {
      type,
      at,
      actor,
      ...feeActivityTarget(after),
      ...(before && { before: logged(before) }),
      after: logged(after),
    };
  });
  await recordActivities(tx, entries);
  return fees;
}

function requireFee(fees: readonly Fee[], feeId: string): Fee {
  const fee = feeOf(fees, feeId);
  if (!fee) throw new Error("The fee that was just stored is missing.");
  return fee;
}

const isOfMetadata = (type: FeeActivity | FeeMetadataActivity): type is FeeMetadataActivity =>
  type.endsWith("_METADATA");
