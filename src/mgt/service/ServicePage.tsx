import { Box, Flex } from "@chakra-ui/react";
import { Suspense, type ReactNode } from "react";
import { graphql, type PreloadedQuery } from "react-relay/hooks";
import type { serviceScreenRoutes } from "#domain/serviceScreens";
import { CommuneBarPending } from "#mgt/commune/CommuneBar";
import { CommuneUnavailable } from "#mgt/commune/CommuneUnavailable";
import { PanelBoundary } from "#relay/PanelBoundary";
import { useOwnedQuery } from "#relay/preload";
import { RequestFailure } from "#relay/RequestFailure";
import { LoadBoundary } from "#ui/LoadBoundary";
import type { ServicePageQuery } from "./__generated__/ServicePageQuery.graphql";
import { ServiceHeader } from "./ServiceHeader";

const pageQuery = graphql`
  query ServicePageQuery($ags: AGS!) @throwOnFieldError @preloadable {
    commune(ags: $ags) {
      name
      serviceIds
      ...ServiceHeader_commune
    }
  }
`;

interface ServicePageProps {
  readonly queryRef: PreloadedQuery<ServicePageQuery>;
  readonly serviceId: string;
  readonly screen: keyof typeof serviceScreenRoutes;
  readonly onRetry: () => void;
  /** The screen; not rendered if the commune or service is not available to the viewer. */
  readonly children: ReactNode;
}

/** Like the content of a header, which has the full width. */
const inset = (report: ReactNode) => <Box px={{ base: 4, sm: 6 }}>{report}</Box>;

/** Layout of a service's screen below its header. */
export function ServicePage({ onRetry, ...page }: ServicePageProps) {
  const { queryRef } = page;
  return (
    <Flex flex={1} direction="column" minW={0}>
      <LoadBoundary
        attempt={queryRef}
        renderFailure={(error) => inset(<RequestFailure error={error} level="h1" onRetry={onRetry} />)}
      >
        <Suspense fallback={<CommuneBarPending ags={queryRef.variables.ags} />}>
          <Loaded {...page} />
        </Suspense>
      </LoadBoundary>
    </Flex>
  );
}

function Loaded({ queryRef, serviceId, screen, children }: Omit<ServicePageProps, "onRetry">) {
  const { commune } = useOwnedQuery<ServicePageQuery>(pageQuery, queryRef);
  if (!commune) return <CommuneUnavailable />;
  if (!commune.serviceIds.includes(serviceId)) {
    return <CommuneUnavailable missing="service" communeName={commune.name} />;
  }
  return (
    <>
      <PanelBoundary data={commune} renderAround={inset}>
        <ServiceHeader commune={commune} serviceId={serviceId} screen={screen} />
      </PanelBoundary>
      {children}
    </>
  );
}
