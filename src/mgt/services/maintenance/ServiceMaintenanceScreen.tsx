import { graphql, type PreloadedQuery } from "react-relay/hooks";
import { PagePending } from "#frame/PagePending";
import { allErrorMessages } from "#i18n/allErrorMessages";
import { ErrorMessagesContext } from "#i18n/useErrorMessage";
import { DetailQuery } from "#relay/DetailQuery";
import { PanelBoundary } from "#relay/PanelBoundary";
import { ToastRegion } from "#ui/ToastRegion";
import { SystemServicePage, UnknownService } from "../SystemServicePage";
import type { ServiceMaintenanceScreenQuery } from "./__generated__/ServiceMaintenanceScreenQuery.graphql";
import { MaintenanceSection } from "./MaintenanceSection";

const screenQuery = graphql`
  query ServiceMaintenanceScreenQuery($serviceId: String!) @throwOnFieldError @preloadable {
    service(serviceId: $serviceId) {
      ...SystemServicePage_service
      ...MaintenanceSection_service
    }
  }
`;

const headQuery = graphql`
  query ServiceMaintenanceScreenHeadQuery($serviceId: String!) @throwOnFieldError {
    service(serviceId: $serviceId) {
      ...SystemServicePage_service
    }
  }
`;

interface ServiceMaintenanceScreenProps {
  readonly queryRef: PreloadedQuery<ServiceMaintenanceScreenQuery>;
}

/** A service of the catalogue with its maintenance. */
export function ServiceMaintenanceScreen({ queryRef }: ServiceMaintenanceScreenProps) {
  return (
    <ErrorMessagesContext value={allErrorMessages}>
      <DetailQuery<ServiceMaintenanceScreenQuery>
        query={screenQuery}
        head={headQuery}
        reference={queryRef}
        fallback={<PagePending />}
      >
        {({ service }, isPending) =>
          service ? (
            <SystemServicePage service={service}>
              {!isPending && (
                <PanelBoundary data={service}>
                  <MaintenanceSection service={service} />
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
