import { useMemo } from "react";
import { useLocale } from "#i18n/language";

/** Returns a function for the names of languages in the language of the app, by ISO 639-1 code. */
export function useLanguageName(): (code: string) => string {
  const locale = useLocale();
  return useMemo(() => {
    const names = new Intl.DisplayNames([locale], { type: "language" });
    return (code) => names.of(code) ?? code;
  }, [locale]);
}
