import { graphql, type PreloadedQuery } from "react-relay/hooks";
import { ContentPending } from "#frame/ContentPending";
import { PagePending } from "#frame/PagePending";
import { allErrorMessages } from "#i18n/allErrorMessages";
import { ErrorMessagesContext } from "#i18n/useErrorMessage";
import { useShownQuery } from "#lists/useList";
import { DetailQuery } from "#relay/DetailQuery";
import { PanelBoundary } from "#relay/PanelBoundary";
import { ToastRegion } from "#ui/ToastRegion";
import type { SystemServiceScreenQuery } from "./__generated__/SystemServiceScreenQuery.graphql";
import { ServiceCommunesSection } from "./ServiceCommunesSection";
import type { ServiceCommunesSearch } from "./serviceCommunesList";
import { SwitchServices } from "./switches/SwitchServices";
import { SystemServicePage, UnknownService } from "./SystemServicePage";

const screenQuery = graphql`
  query SystemServiceScreenQuery(
    $serviceId: String!
    $filter: ServiceCommuneFilter
    $first: Int
    $after: String
    $last: Int
    $before: String
  ) @throwOnFieldError @preloadable {
    service(serviceId: $serviceId) {
      ...SystemServicePage_service
      ...ServiceCommunesSection_service
        @arguments(filter: $filter, first: $first, after: $after, last: $last, before: $before)
    }
  }
`;

const headQuery = graphql`
  query SystemServiceScreenHeadQuery($serviceId: String!) @throwOnFieldError {
    service(serviceId: $serviceId) {
      ...SystemServicePage_service
    }
  }
`;

interface SystemServiceScreenProps {
  readonly queryRef: PreloadedQuery<SystemServiceScreenQuery>;
  readonly search: ServiceCommunesSearch;
}

/** A service of the catalogue with the communes that offer it. */
export function SystemServiceScreen({ queryRef, search }: SystemServiceScreenProps) {
  const { queryRef: shown, isStale } = useShownQuery(queryRef);
  return (
    <ErrorMessagesContext value={allErrorMessages}>
      <DetailQuery<SystemServiceScreenQuery>
        query={screenQuery}
        head={headQuery}
        reference={shown}
        fallback={<PagePending />}
      >
        {({ service }, isPending) =>
          service ? (
            <SystemServicePage
              service={service}
              actions={<SwitchServices serviceIds={[shown.variables.serviceId]} />}
            >
              {isPending ? (
                <ContentPending />
              ) : (
                <PanelBoundary data={service}>
                  <ServiceCommunesSection
                    service={service}
                    search={search}
                    queryRef={shown}
                    isStale={isStale}
                  />
                </PanelBoundary>
              )}
            </SystemServicePage>
          ) : (
            <UnknownService />
          )
        }
      </DetailQuery>
      <ToastRegion />
    </ErrorMessagesContext>
  );
}
