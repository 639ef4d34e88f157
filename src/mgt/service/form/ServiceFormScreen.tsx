import { Box } from "@chakra-ui/react";
import { graphql, type PreloadedQuery } from "react-relay/hooks";
import { PanelBoundary } from "#relay/PanelBoundary";
import { useOwnedQuery } from "#relay/preload";
import type { ServiceFormScreenQuery } from "./__generated__/ServiceFormScreenQuery.graphql";
import { ServiceFormEditor } from "./ServiceFormEditor";

const screenQuery = graphql`
  query ServiceFormScreenQuery($ags: AGS!, $serviceId: String!) @throwOnFieldError @preloadable {
    ...ServicePage_query @arguments(ags: $ags, serviceId: $serviceId)
    communeService(ags: $ags, serviceId: $serviceId) {
      id
      ...ServiceFormEditor_service
    }
  }
`;

interface ServiceFormScreenProps {
  readonly queryRef: PreloadedQuery<ServiceFormScreenQuery>;
}

/** Screen of the application form of a service. */
export function ServiceFormScreen({ queryRef }: ServiceFormScreenProps) {
  const query = useOwnedQuery<ServiceFormScreenQuery>(screenQuery, queryRef);
  const service = query.communeService;
  if (!service) return null;
  return (
    <Box px={{ base: 4, sm: 6 }} pt={4} pb={8}>
      <PanelBoundary data={service}>
        <ServiceFormEditor key={service.id} service={service} />
      </PanelBoundary>
    </Box>
  );
}
