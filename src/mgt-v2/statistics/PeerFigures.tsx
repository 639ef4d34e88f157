import { Box, Heading, Table, Text } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { peersMin } from "#domain/statistics/figures";
import { FactText } from "./ChartTable";
import { factOf, unassistedShare, type Fact } from "./figures";
import type { ShownStatistics } from "./statisticsQuery";
import { useFigureFormats } from "./useFigureFormats";

interface PeerFiguresProps {
  readonly statistics: ShownStatistics;
  /** Whether the statistics are of one commune. */
  readonly isOneCommune: boolean;
}

const headStyles = {
  "& thead th": { height: "32px", color: "fg.subtle", fontSize: "xs", fontWeight: "medium" },
};

/** Compares the commune with the median of communes of similar size, which are not named. */
export function PeerFigures({ statistics, isOneCommune }: PeerFiguresProps) {
  const { peers } = statistics;
  return (
    <Box asChild minW={0}>
      <section aria-labelledby="peer-figures">
        <Heading id="peer-figures">
          <Trans>Vergleich mit Kommunen ähnlicher Größe</Trans>
        </Heading>
        {peers ? (
          <Peers statistics={statistics} peers={peers} />
        ) : (
          <Text mt={2} maxW="prose" color="fg.muted" fontSize="sm">
            {isOneCommune ? (
              <Trans>
                Kein Vergleich: Weniger als {peersMin} Kommunen sind vergleichbar, oder die Einwohnerzahl ist
                nicht bekannt.
              </Trans>
            ) : (
              <Trans>Verglichen wird nur eine einzelne Kommune, nicht eine Summe.</Trans>
            )}
          </Text>
        )}
      </section>
    </Box>
  );
}

interface PeersProps {
  readonly statistics: ShownStatistics;
  readonly peers: NonNullable<ShownStatistics["peers"]>;
}

function Peers({ statistics: { totals }, peers }: PeersProps) {
  const { t } = useLingui();
  const { number, decimal, precise, duration, percent } = useFigureFormats();
  const { communeCount, population } = peers;
  const peersAssisted = peers.assistedShare ?? null;
  const rows: readonly {
    readonly label: string;
    readonly own: Fact;
    readonly median: Fact;
    readonly format: (value: number) => string;
  }[] = [
    {
      label: t`Anträge je 1.000 Einwohner`,
      own: peers.ownSubmittedPer1000 ?? null,
      median: peers.submittedPer1000 ?? null,
      format: precise,
    },
    {
      label: t`Mittlere Dauer`,
      own: factOf(totals, "medianSeconds", false),
      median: peers.medianSeconds ?? null,
      format: duration,
    },
    {
      label: t`Ohne Person erledigt`,
      own: unassistedShare(totals, false),
      median: peersAssisted === null ? null : 1 - peersAssisted,
      format: percent,
    },
    {
      label: t`Fehler je 100 Anträge`,
      own: peers.ownFailedPer100 ?? null,
      median: peers.failedPer100 ?? null,
      format: decimal,
    },
    {
      label: t`Bewertung`,
      own: factOf(totals, "ratingAverage", false),
      median: peers.ratingAverage ?? null,
      format: decimal,
    },
  ];
  return (
    <>
      <Table.Root native mt={1} css={headStyles}>
        <caption className="visually-hidden">{t`Vergleich mit Kommunen ähnlicher Größe`}</caption>
        <colgroup>
          <col />
          <col style={{ width: "27%" }} />
          <col style={{ width: "27%" }} />
        </colgroup>
        <thead>
          <tr>
            <th scope="col">{t`Kennzahl`}</th>
            <th scope="col" data-align="end">{t`Diese Kommune`}</th>
            <th scope="col" data-align="end">{t`Median`}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, own, median, format }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td data-align="end">
                <FactText fact={own} format={format} />
              </td>
              <td data-align="end">
                <FactText fact={median} format={format} />
              </td>
            </tr>
          ))}
        </tbody>
      </Table.Root>
      <Text mt={2} color="fg.subtle" textStyle="xs">
        <Trans>
          Median von {communeCount} Kommunen gleicher Art mit halb bis doppelt so vielen Einwohnern. Diese
          Kommune hat {number(population)}.
        </Trans>
      </Text>
    </>
  );
}
