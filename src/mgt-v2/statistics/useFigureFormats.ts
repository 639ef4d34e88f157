import { useLingui } from "@lingui/react/macro";
import { plural } from "@lingui/core/macro";
import { formatNumber } from "#i18n/formats";
import { useLocale } from "#i18n/language";
import { useFormats } from "#i18n/useFormats";
import type { Fact } from "./figures";

const [minute, hour, day] = [60, 3_600, 86_400];

/** Formats of figures in the current language. */
export function useFigureFormats() {
  const { t } = useLingui();
  const locale = useLocale();
  const { number, euro } = useFormats();
  const decimal = (value: number) => formatNumber(Math.round(value * 10) / 10, locale);

  /** The two largest units: "9 s", "2 min 14 s", "3 h 5 min", "2 Tage 4 h". */
  function duration(seconds: number): string {
    if (seconds < minute) return `${seconds} s`;
    if (seconds < hour) return `${Math.floor(seconds / minute)} min ${seconds % minute} s`;
    if (seconds < day) return `${Math.floor(seconds / hour)} h ${Math.floor((seconds % hour) / minute)} min`;
    const days = Math.floor(seconds / day);
    const hours = Math.floor((seconds % day) / hour);
    return t`${plural(days, { one: "# Tag", other: "# Tage" })} ${hours} h`;
  }

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
