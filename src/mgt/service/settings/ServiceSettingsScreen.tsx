import { Box, Text } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { graphql, type PreloadedQuery } from "react-relay/hooks";
import { PanelBoundary } from "#relay/PanelBoundary";
import { useOwnedQuery } from "#relay/preload";
import type { ServiceSettingsScreenQuery } from "./__generated__/ServiceSettingsScreenQuery.graphql";
import { ServiceSettingsForm } from "./ServiceSettingsForm";

const screenQuery = graphql`
  query ServiceSettingsScreenQuery($ags: AGS!, $serviceId: String!, $withExtensions: Boolean!)
  @throwOnFieldError
  @preloadable {
    ...ServicePage_query @arguments(ags: $ags, serviceId: $serviceId)
    communeService(ags: $ags, serviceId: $serviceId) {
      id
      ...ServiceSettingsForm_communeService
    }
  }
`;

interface ServiceSettingsScreenProps {
  readonly queryRef: PreloadedQuery<ServiceSettingsScreenQuery>;
}

/** Settings of a service of a commune. */
export function ServiceSettingsScreen({ queryRef }: ServiceSettingsScreenProps) {
  const query = useOwnedQuery<ServiceSettingsScreenQuery>(screenQuery, queryRef);
  const { communeService } = query;
  const { withExtensions } = queryRef.variables;
  if (!communeService) return null;
  return (
    <Box px={{ base: 4, sm: 6 }} pt={5} pb={10}>
      <Text mb={4} maxW="prose" color="fg.muted" textStyle="sm" textWrap="pretty">
        <Trans>
          Ein eigener Wert gilt nur für diesen Dienst in dieser Kommune. Wo keiner eingetragen ist, gilt der
          Standard.
        </Trans>
      </Text>
      <PanelBoundary data={communeService}>
        <ServiceSettingsForm
          key={communeService.id}
          communeService={communeService}
          withExtensions={withExtensions}
        />
      </PanelBoundary>
    </Box>
  );
}
