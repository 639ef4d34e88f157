import { formatEuro, formatNumber, formatRelative, type Moment } from "./formats";
import { useLocale } from "./language";
import type { Locale } from "./locales";

const inLanguage = (language: Locale) => ({
  number: (value: number) => formatNumber(value, language),
  /** Whole cents as euro. */
  euro: (cents: number) => formatEuro(cents, language),
  relative: (moment: Moment, now: Moment) => formatRelative(moment, now, language),
});

const formats = { de: inLanguage("de"), en: inLanguage("en") };

/** The formats that depend on the language in use; dates look the same in each. */
export function useFormats() {
  return formats[useLocale()];
}
