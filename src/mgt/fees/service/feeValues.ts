/** Converts a fee between the contract and the values of its form. */
import { isCalendarDay } from "#domain/calendarDays";
import { shortenText } from "#domain/cutText";
import { feeTextMaxLength, hundredthsText, isFeeId, readHundredths } from "#domain/fees";
import type { TariffEntry } from "#domain/feeTariff";
import type { FeeFormValues, FeePriceValues } from "#domain/schemas/fee";
import type { FeePrice } from "./fee";
import type { FormFee } from "./feeForms";

/** Prices are merged by their id, which is the first day of a stored one. */
export const feeKeys = { prices: { key: "id" } } as const;

/** Initial values of the form of a fee; a new fee has one empty price. An empty service must be chosen. */
export function valuesOfFee(fee: FormFee | null, serviceId: string): FeeFormValues {
  if (!fee) return { serviceId, gebOstNr: "", feeId: "", text: "", prices: [newPrice([])] };
  const { feeId, text, prices, numbers } = fee;
  return { serviceId, gebOstNr: numbers.gebOstNr ?? "", feeId, text, prices: prices.map(valuesOfPrice) };
}

/** Fills values from an entry of the tariff. Replaces the number and empty values only. */
export function filledFrom(
  { feeId, text, prices, ...values }: FeeFormValues,
  { gebOstNr, text: tariffText, minimum, maximum }: TariffEntry,
): FeeFormValues {
  const isFixed = minimum !== null && minimum === maximum;
  return {
    ...values,
    gebOstNr,
    feeId: feeId.trim() === "" && isFeeId(gebOstNr) ? gebOstNr : feeId,
    text: text.trim() === "" ? shortenText(tariffText, feeTextMaxLength) : text,
    prices: prices.map((price, at) =>
      at === 0 && isFixed && price.value.trim() === "" ? { ...price, value: hundredthsText(minimum) } : price,
    ),
  };
}

const valuesOfPrice = ({ value, taxRate, validFrom, validTo }: FeePrice): FeePriceValues => ({
  id: validFrom,
  value: hundredthsText(value),
  taxRate: hundredthsText(taxRate),
  validFrom,
  validTo: validTo ?? "",
});

/** An empty price, with the tax of the previous one. */
export function newPrice(prices: readonly FeePriceValues[]): FeePriceValues {
  const numbers = prices.map(({ id }) => Number(/^new-(\d+)$/.exec(id)?.[1] ?? 0));
  return {
    id: `new-${Math.max(0, ...numbers) + 1}`,
    value: "",
    taxRate: prices.at(-1)?.taxRate ?? hundredthsText(0),
    validFrom: "",
    validTo: "",
  };
}

/** Parses valid rows; drops the rest. */
export function typedPrices(prices: readonly FeePriceValues[]): FeePrice[] {
  return prices.flatMap(({ value, taxRate, validFrom, validTo }) => {
    const [cents, tax] = [readHundredths(value), readHundredths(taxRate)];
    const isPeriod =
      isCalendarDay(validFrom) && (validTo === "" || (isCalendarDay(validTo) && validTo >= validFrom));
    if (typeof cents === "string" || typeof tax === "string" || !isPeriod) return [];
    return { value: cents, taxRate: tax, validFrom, validTo: validTo || null };
  });
}
