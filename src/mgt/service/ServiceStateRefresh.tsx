import { graphql } from "react-relay/hooks";
import { useObservable } from "#browser/useObservable";
import { useNetwork } from "#relay/network";
import { useBackgroundRefresh } from "#relay/useBackgroundRefresh";
import type { ServiceStateRefreshQuery } from "./__generated__/ServiceStateRefreshQuery.graphql";

const stateQuery = graphql`
  query ServiceStateRefreshQuery($ags: AGS!, $serviceId: String!) @throwOnFieldError {
    communeService(ags: $ags, serviceId: $serviceId) {
      ...ServiceHeader_service
    }
  }
`;

interface ServiceStateRefreshProps {
  readonly ags: string;
  readonly serviceId: string;
}

/**
 * Refetches the state in the header after each completed change, whatever screen and endpoint it is of: what a change means
 * for drafts, gaps and the latest change is known to the server alone.
 */
export function ServiceStateRefresh({ ags, serviceId }: ServiceStateRefreshProps) {
  const changes = useObservable(useNetwork().changes);
  useBackgroundRefresh<ServiceStateRefreshQuery>(stateQuery, { ags, serviceId }, changes);
  return null;
}
