import { chakra, Skeleton } from "@chakra-ui/react";
import { plural } from "@lingui/core/macro";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Suspense } from "react";
import { graphql, type PreloadedQuery } from "react-relay/hooks";
import { useFormats } from "#i18n/useFormats";
import { useShownQuery } from "#lists/useList";
import { useOwnedQuery } from "#relay/preload";
import { RequestFailure } from "#relay/RequestFailure";
import { useBackgroundRefresh } from "#relay/useBackgroundRefresh";
import { LoadBoundary } from "#ui/LoadBoundary";
import type { FeedbackSummaryQuery } from "./__generated__/FeedbackSummaryQuery.graphql";
import { FeedbackLink } from "./FeedbackLink";
import { RatingCourse } from "./RatingCourse";

const summaryQuery = graphql`
  query FeedbackSummaryQuery($filter: FeedbackFilter) @throwOnFieldError @preloadable {
    feedbackSummary(filter: $filter) {
      count
      unreadCount
      newCount
      average
      distribution {
        rating
        count
      }
      course {
        from
        count
        average
      }
    }
  }
`;

const Summary = chakra("section", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", sm: "auto minmax(180px, 260px) minmax(0, 1fr)" },
    columnGap: 10,
    rowGap: 4,
    alignItems: "start",
    pb: 4,
    mb: 3,
    borderBottom: "1px solid {colors.border}",
    textStyle: "sm",
    "&[aria-busy=true]": { opacity: 0.62 },
    "& h2": { mb: 1.5, textStyle: "sm", fontWeight: "medium", color: "fg.muted" },
    "& [data-part=mean]": { textStyle: "h1", fontVariantNumeric: "tabular-nums" },
    "& [data-part=counts]": { display: "flex", flexWrap: "wrap", columnGap: 3, mt: 1 },
    "& [data-part=counts] a": { color: "accent.fg", textDecoration: "underline", textUnderlineOffset: "2px" },
    "& [data-part=counts] li": { minH: 6, lineHeight: "24px" },
  },
});

const Distribution = chakra("ul", {
  base: {
    "& li": {
      display: "grid",
      gridTemplateColumns: "60px minmax(0, 1fr) 52px",
      alignItems: "center",
      gap: 2,
      lineHeight: "20px",
      fontVariantNumeric: "tabular-nums",
    },
    "& li > :first-child": { color: "fg.muted" },
    "& li > :last-child": { textAlign: "end" },
    "& [data-part=bar]": {
      h: "8px",
      borderRadius: "sm",
      bg: "bg.muted",
      forcedColorAdjust: "none",
      "@media (forced-colors: active)": { border: "1px solid CanvasText", bg: "Canvas" },
    },
    "& [data-part=bar] > span": {
      display: "block",
      h: "full",
      minW: "1px",
      borderRadius: "sm",
      bg: "accent.solid",
      "@media (forced-colors: active)": { bg: "CanvasText" },
    },
  },
});

interface FeedbackSummaryProps {
  readonly queryRef: PreloadedQuery<FeedbackSummaryQuery>;
  /** Number of changes on the screen; each refetches the summary in the background. */
  readonly changes: number;
  readonly onRetry: () => void;
}

/** Mean, distribution and history of the filtered ratings, and the number of undecided entries. */
export function FeedbackSummary({ queryRef, changes, onRetry }: FeedbackSummaryProps) {
  const { t } = useLingui();
  const shown = useShownQuery(queryRef);
  return (
    <Summary aria-label={t`Zusammenfassung`} aria-busy={shown.isStale}>
      <LoadBoundary
        attempt={shown.queryRef}
        renderFailure={(error) => <RequestFailure error={error} level="h2" onRetry={onRetry} />}
      >
        <Suspense fallback={<SummaryPending />}>
          <Figures
            key={JSON.stringify(shown.queryRef.variables)}
            queryRef={shown.queryRef}
            changes={changes}
          />
        </Suspense>
      </LoadBoundary>
    </Summary>
  );
}

/** Placeholder with the height of the loaded summary. */
const SummaryPending = () =>
  ["120px", "100%", "100%"].map((width, position) => (
    // The parts never change their order.
    // oxlint-disable-next-line react/no-array-index-key
    <Skeleton key={position} width={width} height="124px" />
  ));

function Figures({ queryRef, changes }: Omit<FeedbackSummaryProps, "onRetry">) {
  const { t } = useLingui();
  const { number } = useFormats();
  const { feedbackSummary: summary } = useOwnedQuery<FeedbackSummaryQuery>(summaryQuery, queryRef);
  useBackgroundRefresh<FeedbackSummaryQuery>(summaryQuery, queryRef.variables, changes);
  const { count, unreadCount, newCount, average, distribution, course } = summary;
  const most = Math.max(...distribution.map((one) => one.count), 1);
  const mean = average === null || average === undefined ? null : number(Math.round(average * 10) / 10);
  const counted = number(count);
  return (
    <>
      <div>
        <h2>
          <Trans>Im Mittel</Trans>
        </h2>
        <p data-part="mean">{mean === null ? "–" : <Trans>{mean} von 5</Trans>}</p>
        <p>
          <Plural value={count} _0="Keine Bewertungen" one="# Bewertung" other={`${counted} Bewertungen`} />
        </p>
        <ul data-part="counts">
          <li>
            <FeedbackLink change={{ read: "no" }} variant="bare">
              {t`${plural(unreadCount, { one: "# ungelesen", other: "# ungelesen" })}`}
            </FeedbackLink>
          </li>
          <li>
            <FeedbackLink change={{ state: ["NEW"] }} variant="bare">
              {t`${plural(newCount, { one: "# nicht entschieden", other: "# nicht entschieden" })}`}
            </FeedbackLink>
          </li>
        </ul>
      </div>
      <div>
        <h2>
          <Trans>Verteilung</Trans>
        </h2>
        <Distribution aria-label={t`Verteilung`}>
          {distribution
            .toSorted((one, other) => other.rating - one.rating)
            .map(({ rating, count: rated }) => (
              <li key={rating}>
                <span>
                  <Plural value={rating} one="# Stern" other="# Sterne" />
                  <span className="visually-hidden">: </span>
                </span>
                <span data-part="bar" aria-hidden="true">
                  {rated > 0 && <span style={{ width: `${(rated / most) * 100}%` }} />}
                </span>
                <span>{number(rated)}</span>
              </li>
            ))}
        </Distribution>
      </div>
      {course.length > 0 && <RatingCourse course={course} />}
    </>
  );
}
