import { Plural, Trans } from "@lingui/react/macro";
import { graphql, type PreloadedQuery } from "react-relay/hooks";
import { calendarDayOf } from "#domain/calendarDays";
import { formatDate } from "#i18n/formats";
import { useOwnedQuery } from "#relay/preload";
import { QuerySuspense } from "#relay/QuerySuspense";
import { useBackgroundRefresh } from "#relay/useBackgroundRefresh";
import { LoadBoundary } from "#ui/LoadBoundary";
import type { ErasureForecastQuery } from "./__generated__/ErasureForecastQuery.graphql";

const forecastQuery = graphql`
  query ErasureForecastQuery @throwOnFieldError @preloadable {
    applicantErasurePreview {
      day
      count
      heldCount
    }
  }
`;

interface ErasureForecastProps {
  /** Counting may take longer than the list of jobs, so it is a query of its own. */
  readonly queryRef: PreloadedQuery<ErasureForecastQuery>;
  /** When the job runs next; null or undefined: it is paused without an end. */
  readonly nextRunAt: string | null | undefined;
}

/** How many applications the next run would erase, below its time in the list of jobs. */
export function ErasureForecast(props: ErasureForecastProps) {
  const { queryRef } = props;
  return (
    <small data-part="forecast">
      <LoadBoundary
        attempt={queryRef}
        renderFailure={() => <Trans>Was zu löschen ist, konnte nicht geladen werden.</Trans>}
      >
        <QuerySuspense reference={queryRef} fallback={<Trans>Anträge werden gezählt …</Trans>}>
          <Forecast {...props} />
        </QuerySuspense>
      </LoadBoundary>
    </small>
  );
}

function Forecast({ queryRef, nextRunAt }: ErasureForecastProps) {
  const { applicantErasurePreview: preview } = useOwnedQuery<ErasureForecastQuery>(forecastQuery, queryRef);
  // The next run has another time when one has ended.
  useBackgroundRefresh<ErasureForecastQuery>(forecastQuery, {}, nextRunAt ?? "");
  const { day, count, heldCount } = preview;
  const date = formatDate(day);
  const runsThen = nextRunAt && calendarDayOf(new Date(nextRunAt)) === day;
  return (
    <>
      {runsThen ? (
        <Plural
          value={count}
          _0="Nichts zu löschen"
          one="Löscht die Angaben von # Antrag"
          other="Löscht die Angaben von # Anträgen"
        />
      ) : (
        <Plural
          value={count}
          _0={`Am ${date} ist nichts fällig`}
          one={`Am ${date} sind die Angaben von # Antrag fällig`}
          other={`Am ${date} sind die Angaben von # Anträgen fällig`}
        />
      )}
      {heldCount > 0 && (
        <>
          {"; "}
          <Plural value={heldCount} one="bei # weiteren angehalten" other="bei # weiteren angehalten" />
        </>
      )}
    </>
  );
}
