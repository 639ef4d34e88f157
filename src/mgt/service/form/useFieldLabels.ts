import { useLingui } from "@lingui/react/macro";
import { useCallback } from "react";
import { formFieldFormats, formFieldTypes } from "#domain/formFields";
import type { FormSettings } from "#forms/formContext";
import { useLocale } from "#i18n/language";
import { formatLabels, languageName, typeLabels } from "./fieldLabels";

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

/** The label of a field in the first form that has one; its key if none has. */
export function fieldLabel(key: string, forms: readonly unknown[], language: string): string {
  for (const fields of forms) {
    const field: unknown = Array.isArray(fields)
      ? fields.find((each: unknown) => textIn(each, "key") === key)
      : undefined;
    const texts = textIn(field, "labels");
    const label = textIn(texts, language) || textIn(texts, "de");
    if (typeof label === "string" && label !== "") return label;
  }
  return key;
}

/** Labels by stable path, such as "Straße: Bezeichnung (Deutsch)". */
export function useFieldLabels(): NonNullable<FormSettings["labelAt"]> {
  const { t } = useLingui();
  const language = useLocale();
  const labels: Readonly<Record<string, string>> = usePropertyLabels();
  const inLanguage = (name: string, of: string) => `${name} (${languageName(of, language)})`;
  return (path, versions) => {
    const [, key, property, ...parts] = path.split(".");
    if (key === undefined) return t`Reihenfolge der Felder`;
    const forms = versions.map((values) => textIn(values, "fields"));
    const field = fieldLabel(key, forms, language);
    if (property === undefined) return field;
    const name = labels[property] ?? property;
    const [first] = parts;
    if (first === undefined) return `${field}: ${name}`;
    if (property === "labels" || property === "helpTexts") return `${field}: ${inLanguage(name, first)}`;
    if (property !== "options") return `${field}: ${name}`;
    const [number, box, of] = [Number(first) + 1, parts[1], parts[2]];
    const option = t`Auswahlmöglichkeit ${number}`;
    if (box === undefined) return `${field}: ${option}`;
    const boxName = of === undefined ? t`Gespeicherter Wert` : inLanguage(labels["labels"] ?? box, of);
    return `${field}: ${option}, ${boxName}`;
  };
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const textIn = (value: unknown, name: string) => (isRecord(value) ? value[name] : undefined);

/** Formats the order, whole fields, types, formats and choices, for conflicts and changes. */
export function useFieldValueText(): (path: string, value: unknown) => string | undefined {
  const { t, i18n } = useLingui();
  const language = useLocale();
  return useCallback(
    (path, value) => {
      const [, key, property] = path.split(".");
      if (Array.isArray(value)) {
        const items = value.map((item: unknown) =>
          key === undefined
            ? fieldLabel(String(textIn(item, "key")), [value], language)
            : String(textIn(item, "value")),
        );
        return items.join(", ") || t`(leer)`;
      }
      if (key !== undefined && property === undefined) {
        const label = textIn(textIn(value, "labels"), "de");
        return value === undefined ? t`kein solches Feld` : String(label);
      }
      const type = property === "type" && formFieldTypes.find((known) => known === value);
      if (type) return i18n._(typeLabels[type]);
      const format = property === "format" && formFieldFormats.find((known) => known === value);
      return format ? i18n._(formatLabels[format]) : undefined;
    },
    [t, i18n, language],
  );
}
