import { useLingui } from "@lingui/react/macro";
import { useCallback } from "react";
import { formFieldFormats, formFieldTypes } from "#domain/formFields";
import { useLocale } from "#i18n/language";
import { formatNames, languageName, typeNames } from "./fieldNames";

/** Labels of the properties of a field. */
export function usePropertyLabels() {
  const { t } = useLingui();
  return {
    key: t`Schlüssel`,
    type: t`Typ`,
    labels: t`Bezeichnung`,
    helpTexts: t`Hilfetext`,
    isRequired: t`Pflichtfeld`,
    isVisible: t`Sichtbar`,
    options: t`Auswahlmöglichkeiten`,
    minLength: t`Mindestens Zeichen`,
    maxLength: t`Höchstens Zeichen`,
    min: t`Kleinster Wert`,
    max: t`Größter Wert`,
    format: t`Format`,
  };
}

/** Labels by stable path, such as "strasse: Bezeichnung (Deutsch)". */
export function useFieldLabels(): (path: string) => string | undefined {
  const { t } = useLingui();
  const language = useLocale();
  const labels: Readonly<Record<string, string>> = usePropertyLabels();
  return (path) => {
    const [, key, property, part] = path.split(".");
    if (key === undefined) return t`Reihenfolge der Felder`;
    if (property === undefined) return key;
    const name = labels[property] ?? property;
    const isText = property === "labels" || property === "helpTexts";
    return part !== undefined && isText
      ? `${key}: ${name} (${languageName(part, language)})`
      : `${key}: ${name}`;
  };
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const textIn = (value: unknown, name: string) => (isRecord(value) ? value[name] : undefined);

/** Formats the order, whole fields, types, formats and choices, for conflicts and changes. */
export function useFieldValueText(): (path: string, value: unknown) => string | undefined {
  const { t, i18n } = useLingui();
  return useCallback(
    (path, value) => {
      const [, key, property] = path.split(".");
      if (Array.isArray(value)) {
        const items = value.map((item: unknown) => String(textIn(item, key === undefined ? "key" : "value")));
        return items.join(", ") || t`(leer)`;
      }
      if (key !== undefined && property === undefined) {
        const label = textIn(textIn(value, "labels"), "de");
        return value === undefined ? t`kein solches Feld` : String(label);
      }
      const type = property === "type" && formFieldTypes.find((known) => known === value);
      if (type) return i18n._(typeNames[type]);
      const format = property === "format" && formFieldFormats.find((known) => known === value);
      return format ? i18n._(formatNames[format]) : undefined;
    },
    [t, i18n],
  );
}
