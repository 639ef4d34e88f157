import { useLingui } from "@lingui/react/macro";
import { isCalendarDay } from "#domain/calendarDays";
import { formatDate } from "#i18n/formats";
import type { FieldValue } from "./formValues";

/** Words a value where it is told and not edited. */
export function useDisplayValue(): (value: FieldValue | undefined) => string {
  const { t } = useLingui();
  return (value) => {
    if (value === true) return t`Ja`;
    if (value === false) return t`Nein`;
    if (!value) return t`(leer)`;
    return isCalendarDay(value) ? formatDate(value) : value;
  };
}
