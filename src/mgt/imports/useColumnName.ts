import { useCallback } from "react";
import { useObservable } from "#browser/useObservable";
import { columnNameOf } from "#domain/imports/columnNames";
import { locale } from "#i18n/i18n";

/** Names the columns of imported files, by field or by name in the contract, in the language in use. */
export function useColumnName(): (name: string) => string {
  const language = useObservable(locale);
  return useCallback((name) => columnNameOf(name, language), [language]);
}
