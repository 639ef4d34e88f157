import { useLingui } from "@lingui/react/macro";
import { isCalendarDay } from "#domain/calendarDays";
import { formatDate } from "#i18n/formats";
import { useForm } from "./formContext";
import type { FieldValue } from "./formValues";

/** Words the value of a field where it is told and not edited. */
export function useDisplayValue(): (name: string, value: FieldValue | undefined) => string {
  const { t } = useLingui();
  const { wordValue } = useForm();
  return (name, value) => {
    const worded = wordValue?.(name, value ?? "");
    if (worded !== undefined) return worded;
    if (value === true) return t`Ja`;
    if (value === false) return t`Nein`;
    if (!value) return t`(leer)`;
    return isCalendarDay(value) ? formatDate(value) : value;
  };
}
