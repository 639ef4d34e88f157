import {
  formatEuro,
  formatFileSize,
  formatNumber,
  formatRelative,
  formatSignedEuro,
  type Moment,
} from "./formats";
import { useLocale } from "./language";
import type { Locale } from "./locales";

const inLanguage = (language: Locale) => ({
  number: (value: number) => formatNumber(value, language),
  fileSize: (bytes: number) => formatFileSize(bytes, language),
  /** Cents as euros. */
  euro: (cents: number) => formatEuro(cents, language),
  /** A difference in cents as euros, with its sign. */
  signedEuro: (cents: number) => formatSignedEuro(cents, language),
  relative: (moment: Moment, now: Moment) => formatRelative(moment, now, language),
});

const formats = { de: inLanguage("de"), en: inLanguage("en") };

/** Formats that depend on the current language; dates do not. */
export function useFormats() {
  return formats[useLocale()];
}
