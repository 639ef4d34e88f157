/** Changes of text, status and prices of fees. A change of an inherited fee makes it the commune's own. */
import {
  feePricesMax,
  feesMax,
  hundredthsText,
  systemOwner,
  type FeeNumbers,
  type FeeStatus,
} from "#domain/fees";
import { sortPrices, type FeePrice } from "#domain/feePrices";
import { feesOf } from "#domain/feeRules/feeRuleWalk";
import { feeSchema } from "#domain/schemas/fee";
import type { Context } from "#server/context";
import { FieldChecks } from "#server/domain/fieldChecks";
import {
  conflictError,
  done,
  inTransaction,
  userError,
  type Outcome,
  type UserError,
} from "#server/domain/mutationResult";
import { loadFeeRule } from "#server/domain/services/feeRules/feeRules";
import { requireCommuneService } from "#server/domain/services/serviceAccess";
import type { CommuneServiceKey } from "#server/storage/communes/communeServices";
import { storeFeeContent, storeNewFee, type FeeKey } from "#server/storage/services/serviceFees";
import { applyChange, changeFee, type FeeChange, type FeeTarget } from "./changeFee";
import { readFeeNumbers } from "./feeMetadata";
import { feeOf, loadFees, type Fee } from "./fees";

/** Text and prices to save. */
export interface FeeInput {
  /** Null if no such service can exist. */
  readonly service: CommuneServiceKey | null;
  /** Revision that was read; null: a new fee. */
  readonly revision: number | null;
  readonly feeId: string;
  readonly text: string;
  readonly prices: readonly FeePrice[];
  /** Numbers of a new fee; null: none. Not for an existing one, see `saveFeeMetadata`. */
  readonly numbers: FeeNumbers | null;
}

/** A service with the fee that was to be saved. */
export interface SavedFee {
  readonly service: CommuneServiceKey;
  /** As stored; null: unknown, or a new one that was refused. */
  readonly fee: Fee | null;
}

/**
 * Adds a fee or saves one, unless nothing differs. The value is the service with the fee as stored, even with errors.
 * Payload errors: those of `feeSchema` and of `feeNumbersSchema` at the field `numbers`, not_unique, list_too_long, not_found, capability_missing, conflict.
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

    const { errors, feeId, text, prices, numbers } = readInput(input, fee === null ? fees : null);
    if (errors.length > 0) return refuse(errors);
    if (fee && fee.text === text && isSame(fee.prices, prices)) return done({ service, fee });
    const key = { ...service, feeId };
    const content = { text, prices, isActive: fee === null || fee.status === "ACTIVE" };
    const change: FeeChange = fee
      ? {
          type: "SAVE_SERVICE_FEE",
          store: (inTx, stamp) => storeFeeContent(inTx, key, content, stamp),
        }
      : {
          type: "CREATE_SERVICE_FEE",
          store: (inTx, stamp) => storeNewFee(inTx, key, { ...content, numbers }, stamp),
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
 * Activates or deactivates a fee, unless it is in that state. The value is the fee as stored, even with errors. Payload
 * errors: fee_inactive if the fee rule charges a fee that is to be deactivated, unless it is confirmed.
 */
export function setFeeStatus(
  ctx: Context,
  target: FeeTarget,
  { status, confirmed }: FeeStatusChange,
): Promise<Outcome<Fee>> {
  return changeFee(ctx, target, async (fee, tx) => {
    const { feeId } = fee;
    if (fee.status === status) return null;
    if (status === "INACTIVE" && !confirmed.includes("fee_inactive")) {
      const { rule } = await loadFeeRule(tx, fee);
      if (feesOf(rule).includes(feeId)) return [userError("fee_inactive", null, { feeId })];
    }
    const content = { text: fee.text, prices: fee.prices, isActive: status === "ACTIVE" };
    return {
      type: "CHANGE_SERVICE_FEE",
      store: (tx, stamp) => storeFeeContent(tx, keyOf(fee), content, stamp),
    };
  });
}

/**
 * Returns a fee to text, status and prices of the catalogue, unless they are inherited. The value is the fee as stored,
 * even with errors. Payload errors: status_not_allowed if the catalogue does not have it.
 */
export function resetFee(ctx: Context, target: FeeTarget): Promise<Outcome<Fee>> {
  return changeFee(ctx, target, (fee) => {
    if (fee.systemFee === null) return [userError("status_not_allowed")];
    if (fee.owner === systemOwner) return null;
    return {
      type: "RESET_SERVICE_FEE",
      store: (tx, stamp) => storeFeeContent(tx, keyOf(fee), null, stamp),
    };
  });
}

const keyOf = ({ communeAgs, serviceId, feeId }: Fee): FeeKey => ({ communeAgs, serviceId, feeId });

/** @param others the fees of the service if this is a new one, otherwise null */
function readInput({ feeId, text, prices, numbers }: FeeInput, others: readonly Fee[] | null) {
  const checks = new FieldChecks();
  const values = checks.read(feeSchema, {
    feeId,
    text,
    // One more than allowed is enough to be refused.
    prices: prices.slice(0, feePricesMax + 1).map((price, at) => ({
      id: String(at),
      value: hundredthsText(price.value),
      taxRate: hundredthsText(price.taxRate),
      validFrom: price.validFrom,
      validTo: price.validTo ?? "",
    })),
  });
  const checkedNumbers = numbers && readFeeNumbers(checks, numbers);
  const hasNumbers = checkedNumbers !== null && Object.values(checkedNumbers).some((one) => one !== null);
  checks.rule("feeId", !others || feeOf(others, values.feeId) === null, "not_unique");
  const added = others?.filter(({ systemFee }) => systemFee === null).length ?? 0;
  const isFull = others !== null && added >= feesMax;
  const listErrors = isFull ? [userError("list_too_long", null, { max: String(feesMax) })] : [];
  return {
    errors: [...checks.errors, ...listErrors],
    feeId: values.feeId,
    text: values.text,
    prices: sortPrices(prices),
    numbers: hasNumbers ? checkedNumbers : null,
  };
}

const isSame = (some: readonly FeePrice[], others: readonly FeePrice[]) =>
  some.length === others.length && some.every((price, at) => isSamePrice(price, others[at]));

const isSamePrice = (one: FeePrice, other: FeePrice | undefined) =>
  one.value === other?.value &&
  one.taxRate === other.taxRate &&
  one.validFrom === other.validFrom &&
  one.validTo === other.validTo;
