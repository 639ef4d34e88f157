import { useLingui } from "@lingui/react/macro";
import { createContext, use } from "react";
import { isCalendarDay } from "#domain/calendarDays";
import { formatDate } from "#i18n/formats";
import type { ArrayKeys } from "./formValues";

/** Settings that an EntityForm shares with its parts in addition to Formik's context. */
export interface FormSettings {
  /** Prefix of the ids of its fields. */
  readonly id: string;
  /** Whether the thing is new, so that there are no former values to show. */
  readonly isNew: boolean;
  readonly keys: ArrayKeys;
  /** Labels by stable path. */
  readonly labels: Readonly<Record<string, string>>;
  /** Formats a value for display; undefined: as any other. */
  readonly formatValue: ((path: string, value: unknown) => string | undefined) | undefined;
  /** Runs at once, or when the pointer is up. */
  readonly deferUntilPointerUp: (run: () => void) => void;
}

export const FormSettingsContext = createContext<FormSettings | null>(null);

/** The settings of the EntityForm around. */
export function useFormSettings(): FormSettings {
  const settings = use(FormSettingsContext);
  if (!settings) throw new Error("Rendered outside of an EntityForm.");
  return settings;
}

/** The id of a field's control. */
export function fieldId(formId: string, name: string): string {
  return `${formId}-${name}`;
}

/** Formats the value at a stable path where it is shown and not edited. */
export function useDisplayValue(): (path: string, value: unknown) => string {
  const { t } = useLingui();
  const { formatValue } = useFormSettings();
  return (path, value) => {
    const formatted = formatValue?.(path, value);
    if (formatted !== undefined) return formatted;
    if (value === true) return t`Ja`;
    if (value === false) return t`Nein`;
    if (typeof value === "number") return String(value);
    if (typeof value !== "string" || value === "") return t`(leer)`;
    return isCalendarDay(value) ? formatDate(value) : value;
  };
}
