import type { MessageDescriptor } from "@lingui/core";
import { plural } from "@lingui/core/macro";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { processStatuses, type ProcessStatus } from "#domain/processTransitions";
import type { CategoryLook, ChartModel } from "./chartModel";
import type { Fact } from "./figures";
import type { ShownStatistics } from "./statisticsQuery";
import { useFigureFormats } from "./useFigureFormats";

const statuses: Readonly<
  Record<ProcessStatus, { readonly name: MessageDescriptor; readonly look: CategoryLook }>
> = {
  SUCCESS: { name: msg`Erfolgreich`, look: "solid" },
  SUCCESS_MANUAL: { name: msg`Erfolgreich (manuell)`, look: "dots" },
  IN_PROGRESS: { name: msg`In Bearbeitung`, look: "stripes" },
  ERROR: { name: msg`Fehler`, look: "hatched" },
  ERROR_WITHOUT_RETRY: { name: msg`Fehler ohne Wiederholung`, look: "hatched" },
  FINALLY_TERMINATED: { name: msg`Endgültig beendet`, look: "plain" },
  UNKNOWN: { name: msg`Unbekannt`, look: "plain" },
};

/** Order of the bars. */
const order = Object.keys(statuses);

const knownStatus = (status: string): ProcessStatus =>
  processStatuses.find((known) => known === status) ?? "UNKNOWN";

/** Returns a function that creates the chart of applications by status, for display or export. */
export function useStatusChart(counts: ShownStatistics["statuses"]) {
  const { t, i18n } = useLingui();
  const { number } = useFigureFormats();
  return (isExport: boolean): ChartModel => {
    const rows = counts
      .map(({ status, count, isHidden }) => {
        const known = knownStatus(status);
        const shown = count ?? null;
        const fact: Fact = isHidden && (shown === null || isExport) ? "hidden" : shown;
        const name = i18n._(statuses[known].name);
        return {
          known,
          tick: name,
          name,
          isUnfinished: false,
          facts: { count: fact },
          look: statuses[known].look,
        };
      })
      .toSorted((one, other) => order.indexOf(one.known) - order.indexOf(other.known));
    const largest = rows.reduce<{ name: string; count: number } | null>(
      (most, { name, facts: { count } }) => {
        return typeof count === "number" && count > (most?.count ?? 0) ? { name, count } : most;
      },
      null,
    );
    return {
      id: "statuses",
      title: t`Anträge nach Status`,
      summary: largest
        ? t`Heutiger Status der Anträge aus dem Zeitraum. Am häufigsten: ${largest.name} (${number(largest.count)}).`
        : t`Heutiger Status der Anträge aus dem Zeitraum.`,
      rowLabel: t`Status`,
      layout: "categories",
      scale: { divisor: 1, unit: "" },
      series: [
        {
          key: "count",
          label: t`Anträge`,
          look: "bar",
          format: number,
          describe: (count) => t`${plural(count, { one: "# Antrag", other: "# Anträge" })}`,
        },
      ],
      rows,
    };
  };
}
