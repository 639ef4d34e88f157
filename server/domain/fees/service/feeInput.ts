/** Checks the fields of a fee to save, of a commune or of the catalogue. */
import { sortPrices, type FeePrice } from "#domain/feePrices";
import { feesMax, hundredthsText, type FeeNumbers } from "#domain/fees";
import { feeSchema } from "#domain/schemas/fee";
import { FieldChecks } from "#server/domain/fieldChecks";
import { userError, type UserError } from "#server/domain/mutationResult";
import { readFeeNumbers } from "./feeMetadata";

/** The fields of a fee as received. */
export interface FeeFields {
  readonly feeId: string;
  readonly text: string;
  readonly prices: readonly FeePrice[];
  /** Null: none for a new fee, or unchanged. */
  readonly numbers: FeeNumbers | null;
}

/** The fees of the service that a new one is checked against. */
export interface OtherFees {
  readonly feeIds: readonly string[];
  /** Number that counts towards the limit. */
  readonly count: number;
}

/** The fields in stored form, with their errors. */
export interface CheckedFee extends FeeFields {
  readonly errors: readonly UserError[];
}

/**
 * Checks the fields of a fee. Errors: those of `feeSchema`, those of `feeNumbersSchema` at the field `numbers`, and for
 * a new fee not_unique and list_too_long.
 * @param others null if the fee exists
 */
export function readFeeInput(
  { feeId, text, prices, numbers }: FeeFields,
  others: OtherFees | null,
): CheckedFee {
  const checks = new FieldChecks();
  const values = checks.read(feeSchema, {
    feeId,
    text,
    // Reading one more than allowed is enough to refuse the list.
    prices: prices.map((price, at) => ({
      id: String(at),
      value: hundredthsText(price.value),
      taxRate: hundredthsText(price.taxRate),
      validFrom: price.validFrom,
      validTo: price.validTo ?? "",
    })),
  });
  const checkedNumbers = numbers && readFeeNumbers(checks, numbers);
  checks.rule("feeId", !others?.feeIds.includes(values.feeId), "not_unique");
  const isFull = others !== null && others.count >= feesMax;
  const listErrors = isFull ? [userError("list_too_long", null, { max: String(feesMax) })] : [];
  return {
    errors: [...checks.errors, ...listErrors],
    feeId: values.feeId,
    text: values.text,
    prices: sortPrices(prices),
    numbers: checkedNumbers,
  };
}
