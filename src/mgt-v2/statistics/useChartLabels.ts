import { useLingui } from "@lingui/react/macro";
import { drawnSeries, hasHidden, hasUnfinished, type ChartModel, type ChartRow } from "./chartModel";
import type { LegendLook } from "./charts/LegendSwatch";

export interface LegendEntry {
  readonly look: LegendLook;
  readonly label: string;
}

/** Labels of charts on the screen, in pictures and in files. */
export function useChartLabels() {
  const { t } = useLingui();
  const hiddenMeaning = t`unter 5 oder zum Schutz ausgelassen`;
  const unfinished = t`läuft noch`;
  /** Name of a row with its remarks. */
  const nameOf = ({ name, isUnfinished }: ChartRow) => (isUnfinished ? `${name} (${unfinished})` : name);
  return {
    hiddenMeaning,
    unfinished,
    legendOf(model: ChartModel): readonly LegendEntry[] {
      const entries: LegendEntry[] =
        model.layout === "course" ? drawnSeries(model).map(({ look, label }) => ({ look, label })) : [];
      if (hasUnfinished(model)) entries.push({ look: "unfinished", label: unfinished });
      if (hasHidden(model)) entries.push({ look: "hidden", label: hiddenMeaning });
      return entries;
    },
    nameOf,
    /** All values of a point, such as "12.11.2026: 34 Anträge, davor 30". */
    sentenceOf(model: ChartModel, row: ChartRow): string {
      const parts = model.series.flatMap(({ key, label, describe }) => {
        const fact = row.facts[key] ?? null;
        if (fact === null) return [];
        return fact === "hidden" ? [`${label} ${hiddenMeaning}`] : [describe(fact)];
      });
      return `${nameOf(row)}: ${parts.length > 0 ? parts.join(", ") : t`keine Werte`}`;
    },
  };
}
