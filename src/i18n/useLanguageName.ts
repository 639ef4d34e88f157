import { useMemo } from "react";
import { useLocale } from "#i18n/language";

/** Returns a function for the names of languages in the language of the app, by ISO 639-1 code; others stay as they are. */
export function useLanguageName(): (code: string) => string {
  const locale = useLocale();
  return useMemo(() => {
    const names = new Intl.DisplayNames([locale], { type: "language" });
    return (code) => (/^[a-z]{2,3}$/.test(code) ? (names.of(code) ?? code) : code);
  }, [locale]);
}
