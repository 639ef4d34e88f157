/** Validation schemas of a service's fees, for their forms and the server. Amounts are texts as typed. */
import { array, object, string, ValidationError, type Schema, type TestContext } from "yup";
import { isCalendarDay } from "../calendarDays";
import {
  feeIdMaxLength,
  feePricesMax,
  feeTextMaxLength,
  feeValueMax,
  gebOstNrMaxLength,
  hhstMaxLength,
  isFeeId,
  objnrMaxLength,
  readHundredths,
  taxRateMax,
} from "../fees";
import { cutText } from "../cutText";
import { validationMessage } from "../validationMessage";
import { day, entry, optionalDay, singleLineText } from "./fields";

/** The price of a fee in a period, as typed. */
export interface FeePriceValues {
  /** Identifies the price within the form. */
  readonly id: string;
  /** In euros. */
  readonly value: string;
  /** In percent. */
  readonly taxRate: string;
  readonly validFrom: string;
  /** Empty: open-ended. */
  readonly validTo: string;
}

/** The values of a fee's form. */
export interface FeeValues {
  readonly feeId: string;
  readonly text: string;
  readonly prices: readonly FeePriceValues[];
}

/** The values of a fee's form, with its number in the tariff. */
export interface FeeFormValues extends FeeValues {
  /** Chosen for new fees of the catalogue only. */
  readonly serviceId: string;
  /** Empty: none. Saved for new fees only. */
  readonly gebOstNr: string;
}

/** The values of the form of a fee's metadata; empty for none. */
export interface FeeNumbersValues {
  readonly gebOstNr: string;
  readonly hhst: string;
  readonly objnr: string;
}

/** A decimal number with at most two places, between 0 and `max` hundredths. */
export const decimal = (
  field: "value" | "taxRate",
  max: number,
  outside: "amount_out_of_range" | "percentage_out_of_range",
) =>
  entry().test("decimal", (text, context) => {
    const read = readHundredths(text);
    if (typeof read === "string") {
      const params = { field, value: cutText(text, 20) };
      return context.createError({ message: validationMessage(read, params) });
    }
    const isWithin = read >= 0 && read <= max;
    const bounds = { min: "0", max: String(max) };
    return isWithin || context.createError({ message: validationMessage(outside, bounds) });
  });

const price = object({
  id: string().defined(),
  value: decimal("value", feeValueMax, "amount_out_of_range"),
  taxRate: decimal("taxRate", taxRateMax, "percentage_out_of_range"),
  validFrom: day(),
  validTo: optionalDay(),
}).test("period", ({ validFrom, validTo }, context) => {
  if (!isCalendarDay(validFrom) || !isCalendarDay(validTo) || validTo >= validFrom) return true;
  return context.createError({
    path: `${context.path}.validTo`,
    message: validationMessage("end_before_start"),
  });
});

/** Reports prices that begin on the same day as an earlier one in the list. */
function uniqueDays(prices: readonly FeePriceValues[], context: TestContext): true | ValidationError {
  const repeated = prices.flatMap(({ validFrom }, at) =>
    isCalendarDay(validFrom) && prices.findIndex((other) => other.validFrom === validFrom) < at
      ? [
          context.createError({
            path: `${context.path}[${at}].validFrom`,
            message: validationMessage("not_unique"),
          }),
        ]
      : [],
  );
  return repeated.length > 0 ? new ValidationError(repeated) : true;
}

const gebOstNr = () => singleLineText(gebOstNrMaxLength, "optional");

const feeFields = {
  feeId: singleLineText(feeIdMaxLength).test("form", validationMessage("fee_id_invalid"), isFeeId),
  text: singleLineText(feeTextMaxLength),
  prices: array(price)
    .defined()
    .min(1, validationMessage("required"))
    .max(feePricesMax, validationMessage("list_too_long", { max: String(feePricesMax) }))
    .test("unique", (prices, context) => uniqueDays(prices, context)),
};

/** A fee with its prices. */
export const feeSchema: Schema<FeeValues> = object(feeFields);

/** A fee with its prices and its number in the tariff. */
export const feeFormSchema: Schema<FeeFormValues> = object({
  serviceId: entry(),
  gebOstNr: gebOstNr(),
  ...feeFields,
});

/** The metadata of a fee. */
export const feeNumbersSchema: Schema<FeeNumbersValues> = object({
  gebOstNr: gebOstNr(),
  hhst: singleLineText(hhstMaxLength, "optional"),
  objnr: singleLineText(objnrMaxLength, "optional"),
});

/** The values of a price change that is prepared for a day. */
export type PriceChangeValues = Omit<FeePriceValues, "id" | "validTo">;

/** A price from a day on. */
export const priceChangeSchema: Schema<PriceChangeValues> = object({
  value: decimal("value", feeValueMax, "amount_out_of_range"),
  taxRate: decimal("taxRate", taxRateMax, "percentage_out_of_range"),
  validFrom: day(),
});
