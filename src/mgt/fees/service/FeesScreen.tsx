import { Stack } from "@chakra-ui/react";
import { graphql, type PreloadedQuery } from "react-relay/hooks";
import { useListSearch } from "#lists/useListSearch";
import { PanelBoundary } from "#relay/PanelBoundary";
import { useOwnedQuery } from "#relay/preload";
import type { FeesScreenQuery } from "./__generated__/FeesScreenQuery.graphql";
import { FeeRuleSection } from "./FeeRuleSection";
import { FeesPanel } from "./FeesPanel";
import { feesList, type FeesSearch } from "./feesList";

const feesQuery = graphql`
  query FeesScreenQuery($ags: AGS!, $serviceId: String!) @throwOnFieldError @preloadable {
    ...ServicePage_query @arguments(ags: $ags, serviceId: $serviceId)
    communeService(ags: $ags, serviceId: $serviceId) {
      id
      ...FeesPanel_service
      ...FeeRuleSection_service
    }
  }
`;

interface FeesScreenProps {
  readonly queryRef: PreloadedQuery<FeesScreenQuery>;
  readonly search: FeesSearch;
}

/** Fees of a service in a commune. */
export function FeesScreen({ queryRef, search }: FeesScreenProps) {
  const query = useOwnedQuery<FeesScreenQuery>(feesQuery, queryRef);
  const address = useListSearch(feesList, search);
  const { ags, serviceId } = queryRef.variables;
  const { communeService: service } = query;
  if (!service) return null;
  return (
    <Stack key={service.id} gap={0} flex={1} px={{ base: 4, sm: 6 }} pt={4} pb={8}>
      <PanelBoundary data={service}>
        <FeesPanel service={service} address={address} />
      </PanelBoundary>
      <PanelBoundary data={service}>
        <FeeRuleSection service={service} ags={ags} serviceId={serviceId} />
      </PanelBoundary>
    </Stack>
  );
}
