import { useCallback } from "react";
import { columnNameOf } from "#domain/imports/columnNames";
import { useLocale } from "#i18n/language";

/** Returns the labels of import columns, by field or schema name. */
export function useColumnName(): (name: string) => string {
  const language = useLocale();
  return useCallback((name) => columnNameOf(name, language), [language]);
}
