/** Changes the metadata of fees, which a commune inherits from the catalogue, overrides, resets and restores. */
import { object } from "yup";
import type { FeeNumbers } from "#domain/fees";
import { feeNumbersSchema } from "#domain/schemas/fee";
import type { Context } from "#server/context";
import { FieldChecks } from "#server/domain/fieldChecks";
import { userError, type Outcome } from "#server/domain/mutationResult";
import { storeFeeNumbers, storeMetadataState, type FeeKey } from "#server/storage/fees/serviceFees";
import { changeFee, type FeeTarget } from "./changeFee";
import type { Fee } from "./fees";

/**
 * Saves the commune's own numbers if they differ from the effective ones. The value is the fee as stored, even with
 * errors. Payload errors: those of `feeNumbersSchema` at the field `numbers`.
 */
export function saveFeeMetadata(ctx: Context, target: FeeTarget, numbers: FeeNumbers): Promise<Outcome<Fee>> {
  return changeFee(ctx, target, (fee) => {
    const checks = new FieldChecks();
    const saved = readFeeNumbers(checks, numbers);
    if (checks.errors.length > 0) return checks.errors;
    if (isSameNumbers(fee.numbers, saved)) return null;
    return {
      type: "SAVE_SERVICE_FEE_METADATA",
      store: (tx, stamp) => storeFeeNumbers(tx, keyOf(fee), saved, stamp),
    };
  });
}

/** Resets to the numbers of the catalogue, or to none. Keeps the own numbers so that they can be restored. */
export function resetFeeMetadata(ctx: Context, target: FeeTarget): Promise<Outcome<Fee>> {
  return changeFee(ctx, target, (fee) => {
    if (!fee.hasOwnNumbers) return null;
    return {
      type: "RESET_SERVICE_FEE_METADATA",
      store: (tx, stamp) => storeMetadataState(tx, keyOf(fee), "RESET", stamp),
    };
  });
}

/** Restores reset numbers. Payload errors: status_not_allowed if they were not reset. */
export function restoreFeeMetadata(ctx: Context, target: FeeTarget): Promise<Outcome<Fee>> {
  return changeFee(ctx, target, (fee) => {
    if (!fee.canRestoreNumbers) return [userError("status_not_allowed")];
    return {
      type: "RESTORE_SERVICE_FEE_METADATA",
      store: (tx, stamp) => storeMetadataState(tx, keyOf(fee), "OWN", stamp),
    };
  });
}

/** Checks numbers at the field `numbers`, and returns them in stored form. */
export function readFeeNumbers(checks: FieldChecks, { gebOstNr, hhst, objnr }: FeeNumbers): FeeNumbers {
  const { numbers } = checks.read(inputSchema, {
    numbers: { gebOstNr: gebOstNr ?? "", hhst: hhst ?? "", objnr: objnr ?? "" },
  });
  return {
    gebOstNr: numbers.gebOstNr || null,
    hhst: numbers.hhst || null,
    objnr: numbers.objnr || null,
  };
}

const inputSchema = object({ numbers: feeNumbersSchema });

const keyOf = ({ communeAgs, serviceId, feeId }: Fee): FeeKey => ({ communeAgs, serviceId, feeId });

/** Whether two fees have the same numbers. */
export const isSameNumbers = (one: FeeNumbers, other: FeeNumbers): boolean =>
  one.gebOstNr === other.gebOstNr && one.hhst === other.hhst && one.objnr === other.objnr;
