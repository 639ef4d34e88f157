/** Labels of days and points of statistics. */
import type { DaySpan, Granularity } from "#domain/statistics/periods";
import type { Locale } from "#i18n/locales";

/** A day such as 12.11.2026. */
export const dayText = (day: string) => day.split("-").toReversed().join(".");

const shortDay = (day: string) => dayText(day).slice(0, 6);

/** A span such as 22.10.–20.11.2026, or one day. */
export function spanText({ from, to }: DaySpan): string {
  if (from === to) return dayText(from);
  return from.slice(0, 4) === to.slice(0, 4)
    ? `${shortDay(from)}–${dayText(to)}`
    : `${dayText(from)}–${dayText(to)}`;
}

/** Name of a point: a day, the days of a week, or a month. */
export function pointName(span: DaySpan, granularity: Granularity, locale: Locale): string {
  if (granularity !== "MONTH") return spanText(span);
  const month = new Intl.DateTimeFormat(locale === "de" ? "de-DE" : "en-GB", {
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  });
  return month.format(new Date(`${span.from}T00:00:00Z`));
}

/** Short name of a point at an axis. */
export function pointTick({ from }: DaySpan, granularity: Granularity): string {
  return granularity === "MONTH" ? `${from.slice(5, 7)}/${from.slice(2, 4)}` : shortDay(from);
}
