import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useLocale } from "#i18n/language";
import type { ChartModel, ChartRow, ChartSeries } from "./chartModel";
import { pointName, pointTick } from "./dayLabels";
import { factOf, type Fact, type FigureName } from "./figures";
import type { ShownStatistics } from "./statisticsQuery";
import { useFigureFormats } from "./useFigureFormats";
import { useStatusChart } from "./useStatusChart";

const [minute, hour, day] = [60, 3_600, 86_400];

const granularities = ["DAY", "WEEK", "MONTH"] as const;

const numbersOf = (rows: readonly ChartRow[]) =>
  rows.flatMap(({ facts }) => Object.values(facts).filter((fact) => typeof fact === "number"));

/** Returns a function that creates the charts for display or export. */
export function useCharts(statistics: ShownStatistics, isCompared: boolean) {
  const { t } = useLingui();
  const locale = useLocale();
  const { number, euro, decimal, duration, fact } = useFigureFormats();
  const statusChart = useStatusChart(statistics.statuses);
  const { points, totals } = statistics;
  // A newer server may send other values.
  const granularity = granularities.find((known) => known === statistics.granularity) ?? "DAY";
  const previous = isCompared ? (statistics.previous ?? null) : null;
  const titles = {
    submitted: { DAY: t`Anträge je Tag`, WEEK: t`Anträge je Woche`, MONTH: t`Anträge je Monat` },
    failed: {
      DAY: t`Fehler nach dem Absenden je Tag`,
      WEEK: t`Fehler nach dem Absenden je Woche`,
      MONTH: t`Fehler nach dem Absenden je Monat`,
    },
    duration: {
      DAY: t`Bearbeitungsdauer je Tag`,
      WEEK: t`Bearbeitungsdauer je Woche`,
      MONTH: t`Bearbeitungsdauer je Monat`,
    },
    income: { DAY: t`Einnahmen je Tag`, WEEK: t`Einnahmen je Woche`, MONTH: t`Einnahmen je Monat` },
    rating: { DAY: t`Bewertung je Tag`, WEEK: t`Bewertung je Woche`, MONTH: t`Bewertung je Monat` },
  };
  const rowLabels = { DAY: t`Tag`, WEEK: t`Woche`, MONTH: t`Monat` };

  const describe = {
    submitted: (count: number) => t`${plural(count, { one: "# Antrag", other: "# Anträge" })}`,
    failed: (count: number) =>
      t`${plural(count, { one: "# Fehler nach dem Absenden", other: "# Fehler nach dem Absenden" })}`,
    payments: (count: number) => t`${plural(count, { one: "# Zahlung", other: "# Zahlungen" })}`,
    ratings: (count: number) => t`${plural(count, { one: "# Rückmeldung", other: "# Rückmeldungen" })}`,
    income: (cents: number) => t`${euro(cents)} Einnahmen`,
    median: (seconds: number) => t`Hälfte: höchstens ${duration(seconds)}`,
    p90: (seconds: number) => t`90 %: höchstens ${duration(seconds)}`,
    rating: (stars: number) => t`${decimal(stars)} von 5`,
  };

  /** Rows with these figures, and with one of them for the previous period. */
  function rowsOf(names: readonly FigureName[], compared: FigureName, isExport: boolean): ChartRow[] {
    return points.map((point) => {
      const facts: Record<string, Fact> = Object.fromEntries(
        names.map((name) => [name, factOf(point.figures, name, isExport)]),
      );
      if (previous) facts.previous = point.previous ? factOf(point.previous, compared, isExport) : null;
      return {
        tick: pointTick(point, granularity),
        name: pointName(point, granularity, locale),
        isUnfinished: point.isUnfinished,
        facts,
      };
    });
  }

  const before = (format: (value: number) => string): readonly ChartSeries[] =>
    previous
      ? [
          {
            key: "previous",
            label: t`Zeitraum davor`,
            look: "previousLine",
            format,
            describe: (value) => t`davor ${format(value)}`,
          },
        ]
      : [];

  /** A figure of the whole period and of the previous one. */
  function sumText(name: FigureName, format: (value: number) => string, isExport: boolean): string {
    const sum = fact(factOf(totals, name, isExport), format);
    if (!previous) return `${sum}.`;
    const sumBefore = fact(factOf(previous, name, isExport), format);
    return t`${sum}, im Zeitraum davor ${sumBefore}.`;
  }

  /** The point with the largest value, if there is one. */
  function peakText(rows: readonly ChartRow[], name: FigureName, format: (value: number) => string): string {
    let peak: { readonly name: string; readonly value: number } | null = null;
    for (const row of rows) {
      const value = row.facts[name];
      if (typeof value === "number" && value > (peak?.value ?? 0)) peak = { name: row.name, value };
    }
    return peak ? ` ${t`Höchster Wert: ${format(peak.value)} (${peak.name}).`}` : "";
  }

  function durationScale(rows: readonly ChartRow[]) {
    const most = Math.max(0, ...numbersOf(rows));
    if (most >= 2 * day) return { divisor: day, unit: t`Tage` };
    if (most >= 2 * hour) return { divisor: hour, unit: t`Stunden` };
    return most >= 2 * minute ? { divisor: minute, unit: t`Minuten` } : { divisor: 1, unit: t`Sekunden` };
  }

  const course = { layout: "course", rowLabel: rowLabels[granularity] } as const;

  return (isExport: boolean): readonly ChartModel[] => {
    const submitted = rowsOf(["submitted"], "submitted", isExport);
    const failedAttempts = rowsOf(["failedAttempts"], "failedAttempts", isExport);
    const durations = rowsOf(["medianSeconds", "p90Seconds"], "medianSeconds", isExport);
    const income = rowsOf(["feeIncome", "payments"], "feeIncome", isExport);
    const rating = rowsOf(["ratingAverage", "ratings"], "ratingAverage", isExport);
    return [
      {
        ...course,
        id: "submitted",
        title: titles.submitted[granularity],
        summary: `${t`Anträge: ${sumText("submitted", number, isExport)}`}${peakText(submitted, "submitted", describe.submitted)}`,
        scale: { divisor: 1, unit: "" },
        series: [
          { key: "submitted", label: t`Anträge`, look: "bar", format: number, describe: describe.submitted },
          ...before(number),
        ],
        rows: submitted,
      },
      statusChart(isExport),
      {
        ...course,
        // On a separate scale, since one application can fail several times.
        id: "failedAttempts",
        title: titles.failed[granularity],
        summary: `${t`Gescheiterte Zustellungen: ${sumText("failedAttempts", number, isExport)}`}${peakText(failedAttempts, "failedAttempts", describe.failed)}`,
        scale: { divisor: 1, unit: "" },
        series: [
          {
            key: "failedAttempts",
            label: t`Fehler nach dem Absenden`,
            look: "hatchedBar",
            format: number,
            describe: describe.failed,
          },
          ...before(number),
        ],
        rows: failedAttempts,
      },
      {
        ...course,
        id: "duration",
        title: titles.duration[granularity],
        summary: t`Mittlere Dauer: ${sumText("medianSeconds", duration, isExport)} 90 %: höchstens ${fact(factOf(totals, "p90Seconds", isExport), duration)}.`,
        scale: durationScale(durations),
        series: [
          {
            key: "medianSeconds",
            label: t`Mittlere Dauer`,
            look: "line",
            format: duration,
            describe: describe.median,
          },
          {
            key: "p90Seconds",
            label: t`90 % innerhalb von`,
            look: "dottedLine",
            format: duration,
            describe: describe.p90,
          },
          ...before(duration),
        ],
        rows: durations,
      },
      {
        ...course,
        id: "income",
        title: titles.income[granularity],
        summary: `${t`Einnahmen: ${sumText("feeIncome", euro, isExport)} Zahlungen: ${fact(factOf(totals, "payments", isExport), number)}.`}${peakText(income, "feeIncome", euro)}`,
        scale: { divisor: 100, unit: "€" },
        series: [
          { key: "feeIncome", label: t`Einnahmen`, look: "bar", format: euro, describe: describe.income },
          {
            key: "payments",
            label: t`Zahlungen`,
            look: "table",
            format: number,
            describe: describe.payments,
          },
          ...before(euro),
        ],
        rows: income,
      },
      {
        ...course,
        id: "rating",
        title: titles.rating[granularity],
        summary: t`Mittlere Bewertung, 1 bis 5: ${sumText("ratingAverage", decimal, isExport)} Rückmeldungen: ${fact(factOf(totals, "ratings", isExport), number)}.`,
        scale: { divisor: 1, unit: "" },
        domain: [1, 5],
        series: [
          {
            key: "ratingAverage",
            label: t`Bewertung`,
            look: "line",
            format: decimal,
            describe: describe.rating,
          },
          {
            key: "ratings",
            label: t`Rückmeldungen`,
            look: "table",
            format: number,
            describe: describe.ratings,
          },
          ...before(decimal),
        ],
        rows: rating,
      },
    ];
  };
}
