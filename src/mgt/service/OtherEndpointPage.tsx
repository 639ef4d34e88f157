import type { ReactNode } from "react";
import { graphql, type PreloadedQuery } from "react-relay/hooks";
import { useOwnedQuery } from "#relay/preload";
import type { OtherEndpointPageQuery } from "./__generated__/OtherEndpointPageQuery.graphql";
import { ServicePage, ServicePageBoundary, type ServiceScreenProps } from "./ServicePage";

const pageQuery = graphql`
  query OtherEndpointPageQuery($ags: AGS!) @throwOnFieldError @preloadable {
    ...ServicePage_query @arguments(ags: $ags)
  }
`;

interface OtherEndpointPageProps extends Omit<ServiceScreenProps, "ags"> {
  readonly queryRef: PreloadedQuery<OtherEndpointPageQuery>;
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

/** Loads the header of a service, for a screen whose own data comes from another endpoint. */
export function OtherEndpointPage({ onRetry, ...page }: OtherEndpointPageProps) {
  const { queryRef, serviceId, screen } = page;
  const { ags } = queryRef.variables;
  return (
    <ServicePageBoundary {...{ ags, serviceId, screen, onRetry }} attempt={queryRef}>
      <Loaded {...page} />
    </ServicePageBoundary>
  );
}

function Loaded({ queryRef, ...page }: Omit<OtherEndpointPageProps, "onRetry">) {
  const query = useOwnedQuery<OtherEndpointPageQuery>(pageQuery, queryRef);
  return <ServicePage query={query} {...page} />;
}
