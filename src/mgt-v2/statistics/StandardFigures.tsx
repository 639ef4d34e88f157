import { Box, chakra, Heading, Text } from "@chakra-ui/react";
import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { factOf, type FigureName } from "./figures";
import type { ShownStatistics } from "./statisticsQuery";
import { useFigureFormats } from "./useFigureFormats";

const List = chakra("dl", {
  base: {
    mt: 2,
    textStyle: "sm",
    "& > div": {
      display: "grid",
      gridTemplateColumns: { base: "minmax(0, 1fr)", sm: "180px minmax(0, 1fr)" },
      columnGap: 4,
      py: 1.5,
      borderBottom: "1px solid {colors.border.muted}",
    },
    "& dt": { fontWeight: "medium" },
    "& dd": { m: 0, color: "fg.muted" },
  },
});

interface StandardFiguresProps {
  readonly statistics: ShownStatistics;
}

/** Names the figures required by DIN SPEC 66336. */
export function StandardFigures({ statistics: { totals } }: StandardFiguresProps) {
  const { t } = useLingui();
  const { number, decimal, duration, fact } = useFigureFormats();
  const now = (name: FigureName) => factOf(totals, name, false);
  const ratings = now("ratings");
  return (
    <Box asChild minW={0}>
      <section aria-labelledby="standard-figures">
        <Heading id="standard-figures">
          <Trans>Kennzahlen nach DIN SPEC 66336</Trans>
        </Heading>
        <List>
          <div>
            <dt>
              <Trans>Abschlüsse</Trans>
            </dt>
            <dd>
              {fact(
                now("completed"),
                (count) => t`${plural(count, { one: "# Antrag erledigt", other: "# Anträge erledigt" })}`,
              )}
            </dd>
          </div>
          <div>
            <dt>
              <Trans>Zufriedenheit</Trans>
            </dt>
            <dd>
              {fact(now("ratingAverage"), (stars) =>
                typeof ratings === "number"
                  ? t`${decimal(stars)} von 5 aus ${plural(ratings, { one: "# Rückmeldung", other: "# Rückmeldungen" })}`
                  : t`${decimal(stars)} von 5`,
              )}
            </dd>
          </div>
          <div>
            <dt>
              <Trans>Bearbeitungsdauer</Trans>
            </dt>
            <dd>
              {fact(now("medianSeconds"), (seconds) => t`Hälfte: höchstens ${duration(seconds)}`)}
              {typeof now("p90Seconds") === "number" && (
                <>
                  {", "}
                  {fact(now("p90Seconds"), (seconds) => t`90 %: höchstens ${duration(seconds)}`)}
                </>
              )}
            </dd>
          </div>
          <div>
            <dt>
              <Trans>Übermittlungsfehler</Trans>
            </dt>
            <dd>{fact(now("failedAttempts"), number)}</dd>
          </div>
          <div>
            <dt>
              <Trans>Besuche</Trans>
            </dt>
            <dd>
              <Trans>Hier nicht gemessen: Dieses System sieht die Besuche der Portale nicht.</Trans>
            </dd>
          </div>
        </List>
        <Text mt={1} color="fg.subtle" textStyle="xs">
          <Trans>
            Abschlüsse und Übermittlungsfehler zählen am Tag des Abschlusses oder Fehlers, Anträge am Tag des
            Eingangs.
          </Trans>
        </Text>
      </section>
    </Box>
  );
}
