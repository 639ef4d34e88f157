import { Box, Flex, Grid, Text } from "@chakra-ui/react";
import { plural } from "@lingui/core/macro";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useMemo, useRef } from "react";
import { hiddenSign, smallBelow } from "#domain/statistics/smallFigures";
import { useServiceName } from "#i18n/useServiceName";
import { PanelBoundary } from "#relay/PanelBoundary";
import { EmptyState } from "#ui/EmptyState";
import { saveCsv } from "#ui/table/csvFile";
import { useAnnounce, useUi } from "#ui/ui";
import { Charts } from "./Charts";
import { hasUnfinished } from "./chartModel";
import { spanText } from "./dayLabels";
import { DownloadMenu } from "./DownloadMenu";
import type { Figures } from "./figures";
import { KeyFigures } from "./KeyFigures";
import { PeerFigures } from "./PeerFigures";
import type { PictureSource } from "./PictureMenu";
import { StandardFigures } from "./StandardFigures";
import type { ShownStatistics } from "./statisticsQuery";
import type { StatisticsScope } from "./statisticsSearch";
import { useCharts } from "./useCharts";
import { usePeriodLines, useStatisticsCsv } from "./useStatisticsCsv";

interface StatisticsFiguresProps {
  readonly scope: StatisticsScope;
  readonly statistics: ShownStatistics;
  readonly isCompared: boolean;
  /** Custom days instead of a period. */
  readonly hasFreeDays: boolean;
}

const isNothing = ({ submitted, completed, failedAttempts, payments, ratings }: Figures) =>
  [submitted, completed, failedAttempts, payments, ratings].every((figure) => figure === 0);

/** Figures, charts, comparison and downloads of a period. */
export function StatisticsFigures({ scope, statistics, isCompared, hasFreeDays }: StatisticsFiguresProps) {
  const { t } = useLingui();
  const { pageSubject } = useUi();
  const serviceName = useServiceName();
  const chartsOf = useCharts(statistics, isCompared);
  const csvOf = useStatisticsCsv(statistics, isCompared);
  const periodLines = usePeriodLines(statistics, isCompared);
  useAnnouncedPeriod(statistics);
  const charts = chartsOf(false);
  const { from, to, hidesSmallFigures, communeCount } = statistics;
  const { commune, serviceId } = scope;

  // The header of the page has loaded the name of the commune.
  const filterLines = () => [
    [
      t`Kommune`,
      commune === null ? t`Alle Kommunen (${communeCount})` : `${pageSubject.get() ?? ""} (${commune})`,
    ],
    [t`Dienst`, serviceId === null ? t`Alle Dienste` : serviceName(serviceId)],
    ...periodLines,
  ];
  const fileName = (part: string) =>
    [t`statistik`, commune ?? t`alle`, ...(serviceId ? [serviceId] : []), part, from, to]
      .filter(Boolean)
      .join("-");
  const source: PictureSource = {
    exportedChart: (id) => chartsOf(true).find((chart) => chart.id === id),
    filter: () => filterLines().map(([name, value]) => `${name}: ${value}`),
    fileName,
  };

  function download() {
    const statuses = chartsOf(true).find(({ id }) => id === "statuses");
    if (statuses) saveCsv(`${fileName("")}.csv`, csvOf(filterLines(), statuses));
  }

  if (isNothing(statistics.totals)) {
    return (
      <EmptyState icon="document" title={<Trans>Keine Anträge in diesem Zeitraum</Trans>}>
        <Trans>
          Vom {spanText({ from, to })} ging nichts ein, und nichts wurde erledigt. Wählen Sie einen anderen
          Zeitraum.
        </Trans>
      </EmptyState>
    );
  }
  const shown = charts.filter(({ id, rows }) => id !== "statuses" || rows.length > 0);
  return (
    <>
      <Flex wrap="wrap" align="center" columnGap={3} mt={2} mb={2} minH={8}>
        <Text flex={1} minW="200px" color="fg.muted" fontSize="sm">
          <PeriodText statistics={statistics} isCompared={isCompared} hasFreeDays={hasFreeDays} />
        </Text>
        <Box _print={{ display: "none" }}>
          <DownloadMenu scope={scope} statistics={statistics} onSaveCsv={download} />
        </Box>
      </Flex>
      <PanelBoundary data={statistics}>
        <KeyFigures statistics={statistics} isCompared={isCompared} />
      </PanelBoundary>
      {(hidesSmallFigures || charts.some(hasUnfinished)) && (
        <Text mt={3} maxW="prose" color="fg.muted" fontSize="sm" textWrap="pretty">
          {hidesSmallFigures && (
            <Trans>
              Werte unter {smallBelow} werden nicht genannt, und wo sie sich ausrechnen ließen, auch der
              nächstgrößere nicht. In Tabellen und Dateien steht {hiddenSign} dafür; ihr Zeichen im Diagramm
              ist immer gleich lang.
            </Trans>
          )}{" "}
          {charts.some(hasUnfinished) && (
            <Trans>Der letzte Zeitabschnitt läuft noch, seine Werte wachsen weiter.</Trans>
          )}
        </Text>
      )}
      <Grid
        mt={5}
        columnGap={12}
        rowGap={8}
        templateColumns={{ base: "minmax(0, 1fr)", lg: "repeat(2, minmax(0, 1fr))" }}
      >
        <Charts charts={shown} statistics={statistics} source={source} />
        <PeerFigures statistics={statistics} isOneCommune={commune !== null} />
        <StandardFigures statistics={statistics} />
      </Grid>
    </>
  );
}

interface PeriodTextProps {
  readonly statistics: ShownStatistics;
  readonly isCompared: boolean;
  readonly hasFreeDays: boolean;
}

function PeriodText({ statistics, isCompared, hasFreeDays }: PeriodTextProps) {
  const { from, to, previousFrom, previousTo, communeCount, hidesSmallFigures } = statistics;
  const span = spanText({ from, to });
  return (
    <>
      <span>{span}</span>
      {isCompared &&
        (previousFrom && previousTo ? (
          <Trans>, verglichen mit {spanText({ from: previousFrom, to: previousTo })}</Trans>
        ) : (
          <Trans>
            , ohne Vergleich: Der Zeitraum davor ist nicht vollständig erfasst oder wird nicht genannt
          </Trans>
        ))}
      {hidesSmallFigures && (
        <>
          {" · "}
          <Plural value={communeCount} one="Summe über # Kommune" other="Summe über # Kommunen" />
          {hasFreeDays && (
            <Trans>, daher in ganzen Monaten: Aus einzelnen Tagen ließen sich kleine Werte ausrechnen</Trans>
          )}
        </>
      )}
    </>
  );
}

/** Announces the period and its applications after a change. */
function useAnnouncedPeriod({ from, to, totals }: ShownStatistics) {
  const { t } = useLingui();
  const announce = useAnnounce();
  const span = spanText({ from, to });
  const count = totals.submitted ?? null;
  const text = useMemo(
    () => (count === null ? span : t`${span}: ${plural(count, { one: "# Antrag", other: "# Anträge" })}`),
    [span, count, t],
  );
  const announcedSpan = useRef(span);
  useEffect(() => {
    if (announcedSpan.current === span) return;
    announcedSpan.current = span;
    announce(text);
  }, [announce, span, text]);
}
