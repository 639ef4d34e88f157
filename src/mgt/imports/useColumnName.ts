import { useCallback } from "react";
import { columnNameOf } from "#domain/imports/columnNames";
import { useLocale } from "#i18n/language";

/** Names the columns of imported files, by field or by name in the contract, in the language in use. */
export function useColumnName(): (name: string) => string {
  const language = useLocale();
  return useCallback((name) => columnNameOf(name, language), [language]);
}
