import { createFileRoute, useRouter } from "@tanstack/react-router";
import { can } from "#domain/permissions";
import RuleParameters from "#mgt/service/fees/rule/__generated__/FeeRuleScreenQuery$parameters";
import { Endpoint } from "#relay/Endpoint";
import { preload } from "#relay/preload";
import { feesTitle } from "#ui/screenTitles";
import { withScreens } from "../-withScreens";

export const Route = createFileRoute("/mgt/servicefees/$commune/$service_/rule")({
  staticData: { title: feesTitle },
  loader: ({ params: { commune: ags, service: serviceId }, ...loading }) => {
    const isEditable = can(loading.context.viewer(), "commune_service_fee_rules");
    return { queryRef: preload(loading, "mgt", RuleParameters, { ags, serviceId, isEditable }) };
  },
  component: withScreens(
    {
      ServicePageBoundary: () => import("#mgt/service/ServicePage"),
      FeeRuleScreen: () => import("#mgt/service/fees/rule/FeeRuleScreen"),
    },
    function FeeRuleRoute({ ServicePageBoundary, FeeRuleScreen }) {
      const router = useRouter();
      const { commune, service } = Route.useParams();
      const { queryRef } = Route.useLoaderData();
      return (
        <Endpoint name="mgt">
          <ServicePageBoundary
            ags={commune}
            serviceId={service}
            screen="servicefees"
            attempt={queryRef}
            onRetry={() => void router.invalidate({ filter: ({ routeId }) => routeId === Route.id })}
          >
            <FeeRuleScreen queryRef={queryRef} />
          </ServicePageBoundary>
        </Endpoint>
      );
    },
  ),
});
