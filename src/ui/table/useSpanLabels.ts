import { useLingui } from "@lingui/react/macro";
import { dayProblem } from "#domain/calendarDays";
import { useErrorMessage } from "#i18n/useErrorMessage";
import { useFormats } from "#i18n/useFormats";
import type { Span, Typed } from "./spans";

/** Formats a day of the URL, such as 2026-11-20, as 20.11.2026. */
export const shownDay = (day: string) => day.split("-").toReversed().join(".");

/** Short labels for ranges of days and numbers, and error messages for invalid ends. */
export function useSpanLabels() {
  const { t } = useLingui();
  const { euro } = useFormats();
  const errorMessage = useErrorMessage();
  const format = <Value>({ from, to }: Span<Value>, show: (value: Value) => string): string | undefined => {
    if (!from && !to) return undefined;
    if (from?.value === null || to?.value === null) return t`fehlerhaft`;
    const [first, last] = [from && show(from.value), to && show(to.value)];
    if (first === undefined) return t`bis ${last ?? ""}`;
    if (last === undefined) return t`ab ${first}`;
    return first === last ? first : `${first} – ${last}`;
  };
  return {
    days: (span: Span<string>) => format(span, shownDay),
    numbers: (span: Span<number>) => format(span, String),
    /** Amounts in cents. */
    amounts: (span: Span<number>) => format(span, euro),
    dayFault: ({ isReversed, text }: Pick<Typed<string>, "isReversed" | "text">) =>
      errorMessage(
        isReversed
          ? { code: "end_before_start", params: {} }
          : { code: "date_invalid", params: dayProblem(text) ?? {} },
      ),
    amountFault: ({ isReversed }: Pick<Typed<number>, "isReversed">) =>
      isReversed ? t`Das ist kleiner als der Anfang.` : t`Das ist kein Betrag wie 27,90 oder 1.234,50.`,
    numberFault: ({ isReversed }: Pick<Typed<number>, "isReversed">) =>
      isReversed ? t`Das ist kleiner als der Anfang.` : t`Das ist keine Zahl von 0 bis 9999.`,
  };
}
