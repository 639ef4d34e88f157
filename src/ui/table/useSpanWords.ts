import { useLingui } from "@lingui/react/macro";
import type { Span, Typed } from "./spans";

/** A day as in the address, as it is shown. */
export const shownDay = (day: string) => day.split("-").toReversed().join(".");

/** What spans of days and numbers are called in short, and what is wrong with a faulty end. */
export function useSpanWords() {
  const { t } = useLingui();
  const inShort = <Value>({ from, to }: Span<Value>, show: (value: Value) => string): string | undefined => {
    if (!from && !to) return undefined;
    if (from?.value === null || to?.value === null) return t`fehlerhaft`;
    const [first, last] = [from && show(from.value), to && show(to.value)];
    if (first === undefined) return t`bis ${last ?? ""}`;
    if (last === undefined) return t`ab ${first}`;
    return first === last ? first : `${first} – ${last}`;
  };
  return {
    days: (span: Span<string>) => inShort(span, shownDay),
    numbers: (span: Span<number>) => inShort(span, String),
    dayFault: ({ isReversed }: Pick<Typed<string>, "isReversed">) =>
      isReversed
        ? t`Das Enddatum liegt vor dem Startdatum.`
        : t`Das ist kein Datum. Erwartet wird TT.MM.JJJJ, zum Beispiel 20.11.2026.`,
    numberFault: ({ isReversed }: Pick<Typed<number>, "isReversed">) =>
      isReversed ? t`Das ist kleiner als der Anfang.` : t`Das ist keine Zahl von 0 bis 9999.`,
  };
}
