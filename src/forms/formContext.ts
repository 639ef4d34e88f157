import { useLingui } from "@lingui/react/macro";
import { useFormikContext } from "formik";
import { createContext, use } from "react";
import { isCalendarDay } from "#domain/calendarDays";
import { formatDate } from "#i18n/formats";
import { labelOf, type ArrayKeys } from "./formValues";

/** Settings that an EntityForm shares with its parts, in addition to Formik's context. */
export interface FormSettings {
  /** Prefix of the field ids. */
  readonly id: string;
  /** Whether the entity is new, so there are no previous values to show. */
  readonly isNew: boolean;
  readonly keys: ArrayKeys;
  /** Labels by stable path. */
  readonly labels: Readonly<Record<string, string>>;
  /** Label by stable path, given the form's values and those before them; undefined falls back to `labels`. */
  readonly labelAt: ((path: string, versions: readonly unknown[]) => string | undefined) | undefined;
  /** Formats a value for display; undefined falls back to the default format. */
  readonly formatValue: ((path: string, value: unknown) => string | undefined) | undefined;
  /** Adds the stored value of a field to the base, for forms that hold only edited values. */
  readonly addBase: (path: string, stored: unknown) => void;
  /** Brings a field that is not rendered on screen, by Formik's name. */
  readonly onReveal: ((name: string) => void) | undefined;
  /** Runs the callback at once, or after the pointer is released. */
  readonly deferUntilPointerUp: (run: () => void) => void;
}

export const FormSettingsContext = createContext<FormSettings | null>(null);

/** The settings of the surrounding EntityForm. */
export function useFormSettings(): FormSettings {
  const settings = use(FormSettingsContext);
  if (!settings) throw new Error("Rendered outside of an EntityForm.");
  return settings;
}

/** The id of a field's control. */
export function fieldId(formId: string, name: string): string {
  return `${formId}-${name}`;
}

/** Focuses the first invalid field: its control, or the group or folded part that contains it. */
export function focusFirstInvalid(container: Element | null): void {
  const fault = container?.querySelector<HTMLElement>("[aria-invalid=true], [data-faulty]");
  fault?.focus();
  revealField(fault);
}

/** Scrolls the field of a control into view, with its label and its error. */
export function revealField(control: Element | null | undefined): void {
  const field = control?.closest("[data-scope=field][data-part=root]") ?? control?.closest("input, textarea");
  field?.scrollIntoView({ block: "nearest" });
}

/** Returns the label of a field by stable path. */
export function useLabelOf(): (path: string) => string {
  const { labels, labelAt } = useFormSettings();
  const { values, initialValues } = useFormikContext();
  return (path) => labelAt?.(path, [values, initialValues]) ?? labelOf(labels, path);
}

/** Returns a formatter for read-only values, by stable path. */
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
