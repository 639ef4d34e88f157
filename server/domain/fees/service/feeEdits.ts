/** Changes of text, status and prices of fees. A change of an inherited fee makes it the commune's own. */
import type { FeeNumbers, FeeStatus } from "#domain/fees";
import { feesOf } from "#domain/feeRules/feeRuleWalk";
import type { Context } from "#server/context";
import {
  conflictError,
  done,
  inTransaction,
  userError,
  type Outcome,
  type UserError,
} from "#server/domain/mutationResult";
import { loadFeeRule } from "#server/domain/fees/rule/feeRules";
import { requireCommuneService } from "#server/domain/services/serviceAccess";
import type { CommuneServiceKey } from "#server/storage/communes/communeServices";
import type { Transaction } from "#server/storage/database/database";
import { storeFeeContent, storeNewFee, type FeeKey } from "#server/storage/fees/serviceFees";
import { applyChange, changeFee, type FeeEdit, type FeeTarget } from "./changeFee";
import { readFeeInput, type FeeFields } from "./feeInput";
import { feeOf, loadFees, type Fee } from "./fees";
import { isSamePrices } from "../catalogue/systemFees";

/** Text and prices to save. */
export interface FeeInput extends FeeFields {
  /** Null if no such service can exist. */
  readonly service: CommuneServiceKey | null;
  /** Revision that was read; null: a new fee. Numbers of an existing one are saved by `saveFeeMetadata`. */
  readonly revision: number | null;
}

/** A service with the fee of a save. */
export interface SavedFee {
  readonly service: CommuneServiceKey;
  /** As stored; null: unknown, or a new one that was refused. */
  readonly fee: Fee | null;
}

/**
 * Adds a fee or saves one if it differs. The value is the service with the fee as stored, even with errors. Payload
 * errors: those of `feeSchema` and of `feeNumbersSchema` at the field `numbers`, not_unique, list_too_long, not_found,
 * capability_missing, conflict.
 */
export function saveFee(ctx: Context, input: FeeInput): Promise<Outcome<SavedFee>> {
  return inTransaction<SavedFee>(ctx, async (tx) => {
    const { revision } = input;
    const found = await requireCommuneService(ctx, tx, input.service, "fees", "communeServiceId");
    const service = { communeAgs: found.communeAgs, serviceId: found.serviceId };
    const fees = await loadFees(tx, service);
    const fee = revision === null ? null : feeOf(fees, input.feeId);
    const refuse = (errors: readonly UserError[]) => ({ value: { service, fee }, errors });
    if (revision !== null && fee === null) return refuse([userError("not_found", ["feeId"])]);
    if (fee && fee.revision !== revision) return refuse([conflictError(fee.lastSaved)]);

    const read = readFeeInput(input, fee === null ? othersOf(fees) : null);
    const { errors, feeId, text, prices } = read;
    if (errors.length > 0) return refuse(errors);
    if (fee && fee.text === text && isSamePrices(fee.prices, prices)) return done({ service, fee });
    const key = { ...service, feeId };
    const content = { text, prices, isActive: fee === null || fee.status === "ACTIVE" };
    const change: FeeEdit = fee
      ? {
          type: "SAVE_SERVICE_FEE",
          store: (inTx, stamp) => storeFeeContent(inTx, key, content, stamp),
        }
      : {
          type: "CREATE_SERVICE_FEE",
          store: (inTx, stamp) =>
            storeNewFee(inTx, key, { ...content, numbers: ownNumbers(read.numbers) }, stamp),
        };
    const saved = await applyChange(ctx, tx, { key, before: fee, change });
    return done({ service, fee: saved });
  });
}

/** The status to set. */
export interface FeeStatusChange {
  readonly status: FeeStatus;
  /** Codes of confirmed warnings. */
  readonly confirmed: readonly string[];
}

/**
 * Activates or deactivates a fee if its status differs. The value is the fee as stored, even with errors. Payload
 * errors: fee_inactive if the fee rule charges the fee to deactivate, unless confirmed.
 */
export function setFeeStatus(
  ctx: Context,
  target: FeeTarget,
  { status, confirmed }: FeeStatusChange,
): Promise<Outcome<Fee>> {
  return changeFee(ctx, target, async (fee, tx) => {
    if (fee.status === status) return null;
    const errors = await deactivationErrors(tx, fee, { status, confirmed });
    if (errors.length > 0) return errors;
    const content = { text: fee.text, prices: fee.prices, isActive: status === "ACTIVE" };
    return {
      type: "CHANGE_SERVICE_FEE",
      store: (tx, stamp) => storeFeeContent(tx, keyOf(fee), content, stamp),
    };
  });
}

/** Returns fee_inactive if the fee rule charges the fee to deactivate, unless confirmed. */
async function deactivationErrors(
  tx: Transaction,
  fee: Fee,
  { status, confirmed }: FeeStatusChange,
): Promise<readonly UserError[]> {
  if (status === "ACTIVE" || fee.status === "INACTIVE" || confirmed.includes("fee_inactive")) return [];
  const { feeId } = fee;
  const { rule } = await loadFeeRule(tx, fee);
  return feesOf(rule).includes(feeId) ? [userError("fee_inactive", null, { feeId })] : [];
}

/**
 * Resets text, status and prices of a fee to those of the catalogue, unless they are inherited. The value is the fee as
 * stored, even with errors. Payload errors: status_not_allowed if the catalogue does not contain the fee, and
 * fee_inactive if it is inactive there and the fee rule charges it, unless confirmed.
 */
export function resetFee(
  ctx: Context,
  target: FeeTarget,
  confirmed: FeeStatusChange["confirmed"],
): Promise<Outcome<Fee>> {
  return changeFee(ctx, target, async (fee, tx) => {
    if (fee.inherited === null) return [userError("status_not_allowed")];
    if (fee.isInherited) return null;
    const errors = await deactivationErrors(tx, fee, { status: fee.inherited.status, confirmed });
    if (errors.length > 0) return errors;
    return {
      type: "RESET_SERVICE_FEE",
      store: (tx, stamp) => storeFeeContent(tx, keyOf(fee), null, stamp),
    };
  });
}

const keyOf = ({ communeAgs, serviceId, feeId }: Fee): FeeKey => ({ communeAgs, serviceId, feeId });

/** The fees that a new one is checked against, without those of the catalogue. */
const othersOf = (fees: readonly Fee[]) => ({
  feeIds: fees.map(({ feeId }) => feeId),
  count: fees.filter(({ inherited }) => inherited === null).length,
});

/** Null if there are none, so that a new fee inherits its numbers. */
const ownNumbers = (numbers: FeeNumbers | null) =>
  numbers && Object.values(numbers).some((one) => one !== null) ? numbers : null;
