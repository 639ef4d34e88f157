import { useLingui } from "@lingui/react/macro";
import { hiddenSign } from "#domain/statistics/smallFigures";
import { spanText, dayText } from "./dayLabels";
import { factOf, unassistedShare, type Fact, type Figures, type FigureName } from "./figures";
import type { ShownStatistics } from "./statisticsQuery";
import type { ChartModel } from "./chartModel";
import { useChartLabels } from "./useChartLabels";

type Row = readonly (string | number)[];

interface Column {
  readonly label: string;
  readonly factOf: (figures: Figures) => Fact;
  readonly format: (value: number) => string | number;
}

/** A number with decimal comma, the format of German spreadsheets. */
const commaText = (value: number, digits: number) => value.toFixed(digits).replace(".", ",");

/** Returns a function that creates the rows of the CSV file, without small figures even of one commune. */
export function useStatisticsCsv(statistics: ShownStatistics, isCompared: boolean) {
  const { t } = useLingui();
  const { hiddenMeaning, unfinished } = useChartLabels();
  const hidden = hiddenSign;
  const previous = isCompared ? (statistics.previous ?? null) : null;

  const column = (name: FigureName, label: string, format: Column["format"] = (value) => value): Column => ({
    label,
    factOf: (figures) => factOf(figures, name, true),
    format,
  });
  const columns: readonly Column[] = [
    column("submitted", t`Anträge`),
    column("completed", t`Erledigt`),
    column("assisted", t`Davon mit einer Person`),
    {
      label: t`Ohne Person erledigt (%)`,
      factOf: (figures) => unassistedShare(figures, true),
      format: (share) => commaText(share * 100, 1),
    },
    column("medianSeconds", t`Mittlere Dauer (Sekunden)`),
    column("p90Seconds", t`90 % innerhalb von (Sekunden)`),
    column("failedAttempts", t`Fehler nach dem Absenden`),
    column("payments", t`Zahlungen`),
    column("feeIncome", t`Einnahmen (€)`, (cents) => commaText(cents / 100, 2)),
    column("ratings", t`Rückmeldungen`),
    column("ratingAverage", t`Bewertung (1 bis 5)`, (stars) => commaText(stars, 2)),
  ];
  const cell = ({ factOf: read, format }: Column, figures: Figures | null | undefined) => {
    const fact = figures ? read(figures) : null;
    return fact === null ? "" : fact === "hidden" ? hidden : format(fact);
  };

  return (filter: readonly Row[], statuses: ChartModel): readonly Row[] => [
    [t`Statistik`],
    ...filter,
    [t`Legende`, `${hidden}: ${hiddenMeaning}`],
    [t`Legende`, t`leer: keine Werte`],
    [],
    [t`Kennzahl`, t`Zeitraum`, ...(previous ? [t`Zeitraum davor`] : [])],
    ...columns.map((one) => [
      one.label,
      cell(one, statistics.totals),
      ...(previous ? [cell(one, previous)] : []),
    ]),
    [],
    [
      t({ message: "Von", context: "Zeitraum" }),
      t`Bis`,
      t({ message: "Stand", context: "Zeitraum" }),
      ...columns.flatMap(({ label }) => (previous ? [label, t`${label}, davor`] : [label])),
    ],
    ...statistics.points.map((point) => [
      dayText(point.from),
      dayText(point.to),
      point.isUnfinished ? unfinished : t`abgeschlossen`,
      ...columns.flatMap((one) =>
        previous ? [cell(one, point.figures), cell(one, point.previous)] : [cell(one, point.figures)],
      ),
    ]),
    ...(statuses.rows.length > 0
      ? [
          [],
          [t`Heutiger Status`, t`Anträge`],
          ...statuses.rows.map(({ name, facts: { count = null } }) => [
            name,
            count === "hidden" ? hidden : (count ?? ""),
          ]),
        ]
      : []),
  ];
}

/** The periods, as lines of a file or picture. */
export function usePeriodLines({ from, to, previousFrom, previousTo }: ShownStatistics, isCompared: boolean) {
  const { t } = useLingui();
  return [
    [t`Zeitraum`, spanText({ from, to })],
    ...(isCompared && previousFrom && previousTo
      ? [[t`Zeitraum davor`, spanText({ from: previousFrom, to: previousTo })]]
      : []),
  ];
}
