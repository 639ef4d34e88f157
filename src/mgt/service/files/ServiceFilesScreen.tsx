import { Stack } from "@chakra-ui/react";
import { graphql, type PreloadedQuery } from "react-relay/hooks";
import { PanelBoundary } from "#relay/PanelBoundary";
import { useOwnedQuery } from "#relay/preload";
import type { ServiceFilesScreenQuery } from "./__generated__/ServiceFilesScreenQuery.graphql";
import { PredefinedFiles } from "./PredefinedFiles";
import { FreeFiles } from "./FreeFiles";

const screenQuery = graphql`
  query ServiceFilesScreenQuery($ags: AGS!, $serviceId: String!) @throwOnFieldError @preloadable {
    ...ServicePage_query @arguments(ags: $ags, serviceId: $serviceId)
    communeService(ags: $ags, serviceId: $serviceId) {
      id
      ...PredefinedFiles_service
      ...FreeFiles_service
    }
  }
`;

interface ServiceFilesScreenProps {
  readonly queryRef: PreloadedQuery<ServiceFilesScreenQuery>;
}

/** The files of a service: those with a fixed purpose, and the freely configurable ones. */
export function ServiceFilesScreen({ queryRef }: ServiceFilesScreenProps) {
  const query = useOwnedQuery<ServiceFilesScreenQuery>(screenQuery, queryRef);
  const { communeService: service } = query;
  if (!service) return null;
  return (
    <Stack key={service.id} gap={8} px={{ base: 4, sm: 6 }} pt={4} pb={8}>
      <PanelBoundary data={service}>
        <PredefinedFiles service={service} />
      </PanelBoundary>
      <PanelBoundary data={service}>
        <FreeFiles service={service} />
      </PanelBoundary>
    </Stack>
  );
}
