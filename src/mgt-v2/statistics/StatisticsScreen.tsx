import { Box, Flex, Skeleton } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { Suspense } from "react";
import type { PreloadedQuery } from "react-relay/hooks";
import { appErrorMessages } from "#i18n/appErrorMessages";
import { reportingErrorMessages } from "#i18n/reportingErrorMessages";
import { ErrorMessagesContext } from "#i18n/useErrorMessage";
import { useShownQuery } from "#lists/useList";
import { useListSearch } from "#lists/useListSearch";
import { useOwnedQuery } from "#relay/preload";
import { RequestFailure } from "#relay/RequestFailure";
import { Delayed } from "#ui/Delayed";
import { LoadBoundary } from "#ui/LoadBoundary";
import type { statisticsQuery as StatisticsQuery } from "./__generated__/statisticsQuery.graphql";
import { PeriodControls } from "./PeriodControls";
import { StatisticsFigures } from "./StatisticsFigures";
import { statisticsQuery } from "./statisticsQuery";
import { statisticsSearch, type StatisticsScope, type StatisticsSearch } from "./statisticsSearch";

const errorMessages = { ...appErrorMessages, ...reportingErrorMessages };

interface StatisticsScreenProps {
  readonly scope: StatisticsScope;
  readonly queryRef: PreloadedQuery<StatisticsQuery>;
  readonly search: StatisticsSearch;
  readonly onRetry: () => void;
}

/** Statistics of a service, a commune, or all that the viewer may see; below a heading. */
export function StatisticsScreen({ scope, queryRef, search, onRetry }: StatisticsScreenProps) {
  const address = useListSearch(statisticsSearch, search);
  const hasFreeDays = search.from !== undefined || search.to !== undefined;
  const { queryRef: shown, isStale } = useShownQuery(queryRef);
  return (
    <ErrorMessagesContext value={errorMessages}>
      <PeriodControls address={address} />
      <LoadBoundary
        attempt={shown}
        renderFailure={(error) => <RequestFailure error={error} level="h2" onRetry={onRetry} />}
      >
        <Suspense fallback={<FiguresPending />}>
          <Box aria-busy={isStale || undefined} css={{ "&[aria-busy]": { opacity: 0.62 } }}>
            <LoadedFigures
              scope={scope}
              queryRef={shown}
              isCompared={search.compare !== "off" && (hasFreeDays || search.period !== "all")}
              hasFreeDays={hasFreeDays}
            />
          </Box>
        </Suspense>
      </LoadBoundary>
    </ErrorMessagesContext>
  );
}

interface LoadedFiguresProps extends Pick<StatisticsScreenProps, "scope" | "queryRef"> {
  readonly isCompared: boolean;
  readonly hasFreeDays: boolean;
}

function LoadedFigures({ queryRef, ...props }: LoadedFiguresProps) {
  const { statistics } = useOwnedQuery<StatisticsQuery>(statisticsQuery, queryRef);
  return <StatisticsFigures {...props} statistics={statistics} />;
}

function FiguresPending() {
  return (
    <Box asChild pt={6}>
      <Delayed>
        <span className="visually-hidden">
          <Trans>Wird geladen</Trans>
        </span>
        <Flex gap={8} wrap="wrap" mb={8}>
          {[90, 110, 100, 80, 120, 70].map((width) => (
            <Skeleton key={width} height="56px" width={`${width}px`} />
          ))}
        </Flex>
        <Skeleton height="240px" width="100%" />
      </Delayed>
    </Box>
  );
}
