import { chakra } from "@chakra-ui/react";
import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { factOf, unassistedShare, type Fact, type FigureName } from "./figures";
import type { ShownStatistics } from "./statisticsQuery";
import { useChartLabels } from "./useChartLabels";
import { useDifference } from "./useDifference";
import { useFigureFormats } from "./useFigureFormats";

const List = chakra("dl", {
  base: {
    display: "grid",
    gridTemplateColumns: {
      base: "repeat(2, minmax(0, 1fr))",
      md: "repeat(3, minmax(0, 1fr))",
      xl: "repeat(6, minmax(0, 1fr))",
    },
    columnGap: { base: 4, xl: 0 },
    rowGap: 4,
    pb: 4,
    borderBottom: "1px solid {colors.border}",
    "& > div": { minW: 0 },
    xl: {
      "& > div + div": { ps: 5, borderInlineStart: "1px solid {colors.border.muted}" },
      "& > div": { pe: 4 },
    },
    "& dt": { color: "fg.muted", fontSize: "sm" },
    "& dd": { m: 0 },
    "& dd[data-part=figure]": {
      textStyle: "figure",
      letterSpacing: "-0.015em",
      // Six amounts side by side.
      fontSize: "22px",
      lineHeight: "30px",
      fontVariantNumeric: "tabular-nums",
      "& small": { color: "fg.muted", fontSize: "md", fontWeight: "normal", letterSpacing: "normal" },
    },
    "& dd[data-part=note]": { color: "fg.subtle", textStyle: "xs" },
  },
});

interface KeyFiguresProps {
  readonly statistics: ShownStatistics;
  readonly isCompared: boolean;
}

/** The figures of the whole period, each with its difference from the previous period. */
export function KeyFigures({ statistics, isCompared }: KeyFiguresProps) {
  const { t } = useLingui();
  const { number, euro, decimal, duration, percent, fact } = useFigureFormats();
  const difference = useDifference();
  const { totals } = statistics;
  const previous = isCompared ? (statistics.previous ?? null) : null;
  const now = (name: FigureName) => factOf(totals, name, false);
  const before = (name: FigureName) => (previous ? factOf(previous, name, false) : null);
  const compare = (word: (now: Fact, before: Fact) => string, name: FigureName) =>
    previous && word(now(name), before(name));
  const payments = now("payments");
  const ratings = now("ratings");
  return (
    <List>
      <KeyFigure
        label={<Trans>Anträge</Trans>}
        value={now("submitted")}
        format={number}
        notes={[compare(difference.count, "submitted")]}
      />
      <KeyFigure
        label={<Trans>Ohne Person erledigt</Trans>}
        value={unassistedShare(totals, false)}
        format={percent}
        notes={[
          previous && difference.share(unassistedShare(totals, false), unassistedShare(previous, false)),
        ]}
      />
      <KeyFigure
        label={<Trans>Mittlere Dauer</Trans>}
        value={now("medianSeconds")}
        format={duration}
        notes={[
          typeof now("p90Seconds") === "number" && t`90 %: höchstens ${fact(now("p90Seconds"), duration)}`,
          compare(difference.duration, "medianSeconds"),
        ]}
      />
      <KeyFigure
        label={<Trans>Fehler nach dem Absenden</Trans>}
        value={now("failedAttempts")}
        format={number}
        notes={[
          t`gescheiterte Zustellungen, je Antrag auch mehrere`,
          compare(difference.count, "failedAttempts"),
        ]}
      />
      <KeyFigure
        label={<Trans>Zahlungen und Einnahmen</Trans>}
        value={now("feeIncome")}
        format={euro}
        notes={[
          typeof payments === "number" &&
            t`aus ${plural(payments, { one: "# Zahlung", other: "# Zahlungen" })}`,
          compare(difference.income, "feeIncome"),
        ]}
      />
      <KeyFigure
        label={<Trans>Bewertung</Trans>}
        value={now("ratingAverage")}
        format={decimal}
        unit={<Trans>von 5</Trans>}
        notes={[
          typeof ratings === "number" &&
            t`aus ${plural(ratings, { one: "# Rückmeldung", other: "# Rückmeldungen" })}`,
          compare(difference.rating, "ratingAverage"),
        ]}
      />
    </List>
  );
}

interface KeyFigureProps {
  readonly label: ReactNode;
  readonly value: Fact;
  readonly format: (value: number) => string;
  readonly unit?: ReactNode;
  readonly notes: readonly (string | false | null)[];
}

function KeyFigure({ label, value, format, unit, notes }: KeyFigureProps) {
  const { hiddenMeaning } = useChartLabels();
  return (
    <div>
      <dt>{label}</dt>
      <dd data-part="figure">
        {value === "hidden" ? (
          <small>
            <Trans>nicht genannt</Trans>
          </small>
        ) : value === null ? (
          "–"
        ) : (
          format(value)
        )}
        {typeof value === "number" && unit && <small> {unit}</small>}
      </dd>
      {value === null && (
        <dd data-part="note">
          <Trans>keine Werte</Trans>
        </dd>
      )}
      {value === "hidden" && <dd data-part="note">{hiddenMeaning}</dd>}
      {notes.filter(Boolean).map((note) => (
        <dd key={note || ""} data-part="note">
          {note}
        </dd>
      ))}
    </div>
  );
}
