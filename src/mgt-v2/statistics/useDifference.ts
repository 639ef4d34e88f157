import { useLingui } from "@lingui/react/macro";
import type { Fact } from "./figures";
import { useChartLabels } from "./useChartLabels";
import { useFigureFormats } from "./useFigureFormats";

/** Descriptions of differences from the previous period. */
export function useDifference() {
  const { t } = useLingui();
  const { number, euro, decimal, duration, percent } = useFigureFormats();
  const { hiddenMeaning } = useChartLabels();

  /** Describes the difference, or why there is none. */
  function compare(
    now: Fact,
    before: Fact,
    format: (value: number) => string,
    word: (now: number, before: number, beforeText: string) => string,
  ): string {
    if (before === null) return t`davor keine Werte`;
    if (before === "hidden") return t`davor ${hiddenMeaning}`;
    const beforeText = format(before);
    if (typeof now !== "number") return t`davor ${beforeText}`;
    return now === before ? t`wie davor` : word(now, before, beforeText);
  }

  return {
    count: (now: Fact, before: Fact) =>
      compare(now, before, number, (value, previous, text) => {
        if (previous === 0) return t`davor 0`;
        const share = percent(Math.abs(Math.round(((value - previous) / previous) * 100)) / 100);
        return value > previous
          ? t`${share} mehr als davor (${text})`
          : t`${share} weniger als davor (${text})`;
      }),
    income: (now: Fact, before: Fact) =>
      compare(now, before, euro, (value, previous, text) => {
        const cents = euro(Math.abs(value - previous));
        return value > previous
          ? t`${cents} mehr als davor (${text})`
          : t`${cents} weniger als davor (${text})`;
      }),
    share: (now: Fact, before: Fact) =>
      compare(now, before, percent, (value, previous, text) => {
        // Subtract the rounded shares, so that the three displayed numbers are consistent.
        const points = decimal(Math.abs(Math.round(value * 1_000) - Math.round(previous * 1_000)) / 10);
        return value > previous
          ? t`${points} Punkte mehr als davor (${text})`
          : t`${points} Punkte weniger als davor (${text})`;
      }),
    duration: (now: Fact, before: Fact) =>
      compare(now, before, duration, (value, previous, text) => {
        const seconds = duration(Math.abs(value - previous));
        return value < previous
          ? t`${seconds} kürzer als davor (${text})`
          : t`${seconds} länger als davor (${text})`;
      }),
    rating: (now: Fact, before: Fact) =>
      compare(now, before, decimal, (value, previous, text) => {
        const stars = decimal(Math.abs(value - previous));
        return value > previous
          ? t`${stars} besser als davor (${text})`
          : t`${stars} schlechter als davor (${text})`;
      }),
  };
}
