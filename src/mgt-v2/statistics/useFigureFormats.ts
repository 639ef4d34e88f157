import { useLingui } from "@lingui/react/macro";
import { formatNumber } from "#i18n/formats";
import { useLocale } from "#i18n/language";
import { useFormats } from "#i18n/useFormats";
import { useDurationFormat } from "#ui/useDurationFormat";
import type { Fact } from "./figures";

/** Formats of figures in the current language. */
export function useFigureFormats() {
  const { t } = useLingui();
  const locale = useLocale();
  const { number, euro } = useFormats();
  const duration = useDurationFormat();
  const decimal = (value: number) => formatNumber(Math.round(value * 10) / 10, locale);

  return {
    number,
    euro,
    decimal,
    /** With two significant digits, for rates that may be far below 1. */
    precise: (value: number) => formatNumber(Number(value.toPrecision(2)), locale),
    duration,
    /** A share from 0 to 1. */
    percent: (share: number) => `${decimal(share * 100)}${locale === "de" ? " " : ""}%`,
    /** A figure of the whole period. Hidden figures are not called small, since they may be large. */
    fact: (fact: Fact, format: (value: number) => string) =>
      fact === null ? t`keine Werte` : fact === "hidden" ? t`nicht genannt` : format(fact),
  };
}
