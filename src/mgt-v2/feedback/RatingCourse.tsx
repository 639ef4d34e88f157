import { Box, chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useFormats } from "#i18n/useFormats";

interface Month {
  /** First day of the month. */
  readonly from: string;
  readonly count: number;
  readonly average: number | null | undefined;
}

/** Maximum number of months in the chart; earlier ones are only in the table. */
const barsMax = 24;

const Bars = chakra("div", {
  base: {
    display: "flex",
    alignItems: "flex-end",
    gap: "2px",
    h: "72px",
    borderBottom: "1px solid {colors.border}",
    "& > span": {
      flex: "0 1 18px",
      minH: "1px",
      bg: "accent.solid",
      borderTopRadius: "2px",
      forcedColorAdjust: "none",
      "@media (forced-colors: active)": { bg: "CanvasText" },
      "&[data-empty]": { bg: "transparent" },
    },
  },
});

const Months = chakra("details", {
  base: {
    mt: 1.5,
    "& summary": { w: "fit-content", minH: 6, color: "accent.fg", cursor: "pointer" },
    "& table": { mt: 1.5, fontVariantNumeric: "tabular-nums" },
    "& > div": { maxH: "220px", overflowY: "auto" },
    "& :is(th, td)": { pe: 5, py: 0.5, textAlign: "start", fontWeight: "normal" },
    "& thead th": { color: "fg.muted" },
    "& :is(td, thead th:not(:first-child))": { textAlign: "end" },
  },
});

/** As MM.YYYY. */
const monthName = (from: string) => `${from.slice(5, 7)}.${from.slice(0, 4)}`;

/** Number and mean of the ratings by month, as bars and as a table. */
export function RatingCourse({ course }: { readonly course: readonly Month[] }) {
  const { t } = useLingui();
  const { number } = useFormats();
  const shown = course.slice(-barsMax);
  const most = Math.max(...shown.map(({ count }) => count), 1);
  const mean = ({ average }: Month) =>
    average === null || average === undefined ? "–" : number(Math.round(average * 10) / 10);
  const [first, last] = [shown[0], shown.at(-1)];
  return (
    <Box minW={0}>
      <h2>
        <Trans>Verlauf nach Monaten</Trans>
      </h2>
      <Bars aria-hidden="true">
        {shown.map((month) => (
          <span
            key={month.from}
            data-empty={month.count === 0 ? "" : undefined}
            data-tooltip={t`${monthName(month.from)}: ${number(month.count)} Bewertungen, im Mittel ${mean(month)}`}
            style={{ height: `${(month.count / most) * 100}%` }}
          />
        ))}
      </Bars>
      <Box
        aria-hidden="true"
        display="flex"
        justifyContent="space-between"
        maxW={`${shown.length * 20}px`}
        color="fg.muted"
        textStyle="xs"
      >
        <span>{first && monthName(first.from)}</span>
        {last !== first && <span>{last && monthName(last.from)}</span>}
      </Box>
      <Months>
        <summary>
          <Trans>Als Tabelle</Trans>
        </summary>
        {/* Scrolls, so it needs to be reachable by keyboard. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <div tabIndex={0} role="region" aria-label={t`Bewertungen nach Monaten`}>
          <table>
            <caption className="visually-hidden">
              <Trans>Bewertungen nach Monaten</Trans>
            </caption>
            <thead>
              <tr>
                <th scope="col">
                  <Trans>Monat</Trans>
                </th>
                <th scope="col">
                  <Trans>Bewertungen</Trans>
                </th>
                <th scope="col">
                  <Trans>Mittel</Trans>
                </th>
              </tr>
            </thead>
            <tbody>
              {course.toReversed().map((month) => (
                <tr key={month.from}>
                  <th scope="row">{monthName(month.from)}</th>
                  <td>{number(month.count)}</td>
                  <td>{mean(month)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Months>
    </Box>
  );
}
