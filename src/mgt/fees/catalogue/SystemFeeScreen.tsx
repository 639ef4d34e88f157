import { Button } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState, type ReactNode } from "react";
import { graphql, type PreloadedQuery } from "react-relay/hooks";
import { calendarDayOf } from "#domain/calendarDays";
import { ContentPending } from "#frame/ContentPending";
import { PagePending } from "#frame/PagePending";
import { allErrorMessages } from "#i18n/allErrorMessages";
import { ErrorMessagesContext } from "#i18n/useErrorMessage";
import { useShownQuery } from "#lists/useList";
import { useListSearch } from "#lists/useListSearch";
import { DayFilter } from "#mgt/fees/service/DayFilter";
import { DetailQuery } from "#relay/DetailQuery";
import { PanelBoundary } from "#relay/PanelBoundary";
import { AppLink } from "#ui/AppLink";
import { EmptyState } from "#ui/EmptyState";
import { Page, PageBody } from "#ui/Page";
import { ToastRegion } from "#ui/ToastRegion";
import type { SystemFeeScreenQuery } from "./__generated__/SystemFeeScreenQuery.graphql";
import { DeviationsSection } from "./DeviationsSection";
import { useFeesReturnSearch } from "./feesReturnState";
import { SystemFeeActions } from "./SystemFeeActions";
import { SystemFeeHead } from "./SystemFeeHead";
import { deviationsList, type DeviationsSearch } from "./systemFeePage";
import { SystemFeePrices } from "./SystemFeePrices";

const screenQuery = graphql`
  query SystemFeeScreenQuery(
    $serviceId: String!
    $feeId: String!
    $on: Date!
    $text: String
    $orderBy: FeeDeviationOrder
    $first: Int
    $after: String
    $last: Int
    $before: String
  ) @throwOnFieldError @preloadable {
    systemFee(serviceId: $serviceId, feeId: $feeId) {
      id
      text
      ...SystemFeeHead_fee
      ...SystemFeeActions_fee @arguments(on: $on)
      ...SystemFeePrices_fee
      ...DeviationsSection_fee
        @arguments(
          on: $on
          text: $text
          orderBy: $orderBy
          first: $first
          after: $after
          last: $last
          before: $before
        )
    }
  }
`;

const headQuery = graphql`
  query SystemFeeScreenHeadQuery($serviceId: String!, $feeId: String!) @throwOnFieldError {
    systemFee(serviceId: $serviceId, feeId: $feeId) {
      id
      text
      ...SystemFeeHead_fee
    }
  }
`;

interface SystemFeeScreenProps {
  readonly queryRef: PreloadedQuery<SystemFeeScreenQuery>;
  readonly search: DeviationsSearch;
}

/** A fee of the catalogue: its prices over time, and the communes that deviate from it. */
export function SystemFeeScreen({ queryRef, search }: SystemFeeScreenProps) {
  const { queryRef: shown, isStale } = useShownQuery(queryRef);
  const [today] = useState(() => calendarDayOf(new Date()));
  const { change } = useListSearch(deviationsList, search);
  const day = search.asOf ?? today;
  const dayFilter = (
    <DayFilter
      day={search.asOf}
      today={today}
      onChoose={(chosen) => change({ asOf: chosen }, { replace: true })}
    />
  );
  const { serviceId: _service, feeId: _fee, ...shownDeviations } = shown.variables;
  return (
    <ErrorMessagesContext value={allErrorMessages}>
      <DetailQuery<SystemFeeScreenQuery>
        query={screenQuery}
        head={headQuery}
        reference={shown}
        fallback={<PagePending />}
      >
        {({ systemFee: fee }, isPending) =>
          fee ? (
            <FeePage
              title={<span lang="de">{fee.text}</span>}
              actions={
                !isPending && (
                  <PanelBoundary isInline data={fee}>
                    <SystemFeeActions fee={fee} shown={shownDeviations} />
                  </PanelBoundary>
                )
              }
            >
              <PanelBoundary data={fee}>
                <SystemFeeHead fee={fee} />
              </PanelBoundary>
              {isPending ? (
                <ContentPending />
              ) : (
                <>
                  <PanelBoundary data={fee}>
                    <SystemFeePrices fee={fee} day={day} dayFilter={dayFilter} />
                  </PanelBoundary>
                  <PanelBoundary data={fee}>
                    <DeviationsSection
                      fee={fee}
                      search={search}
                      day={day}
                      queryRef={shown}
                      isStale={isStale}
                    />
                  </PanelBoundary>
                </>
              )}
            </FeePage>
          ) : (
            <NoFee />
          )
        }
      </DetailQuery>
      <ToastRegion />
    </ErrorMessagesContext>
  );
}

interface FeePageProps {
  readonly title: ReactNode;
  readonly actions: ReactNode;
  readonly children: ReactNode;
}

/** A page with a link back to the catalogue. */
function FeePage(props: FeePageProps) {
  const { t } = useLingui();
  const search = useFeesReturnSearch();
  return <Page {...props} from={{ text: t`Gebühren`, to: "/admin/fees", search }} />;
}

/** Shown if the catalogue does not have the fee. */
function NoFee() {
  return (
    <PageBody>
      <EmptyState
        icon="euro"
        level="h1"
        title={<Trans>Diese Gebühr gibt es im Katalog nicht</Trans>}
        actions={
          <Button asChild variant="solid">
            <AppLink to="/admin/fees" variant="bare">
              <Trans>Zu den Gebühren</Trans>
            </AppLink>
          </Button>
        }
      >
        <Trans>Prüfen Sie die Adresse, oder suchen Sie die Gebühr im Katalog.</Trans>
      </EmptyState>
    </PageBody>
  );
}
