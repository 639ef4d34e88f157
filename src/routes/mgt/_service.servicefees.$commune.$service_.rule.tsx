import { createFileRoute } from "@tanstack/react-router";
import { can } from "#domain/permissions";
import RuleParameters from "#mgt/fees/rule/__generated__/FeeRuleScreenQuery$parameters";
import {
  ServiceScreenBoundary,
  ServiceScreenFailed,
  ServiceScreenPending,
} from "#mgt/service/ServiceScreenBoundary";
import { preload } from "#relay/preload";
import { feesTitle } from "#ui/screenTitles";
import { withScreens } from "../-withScreens";

export const Route = createFileRoute("/mgt/_service/servicefees/$commune/$service_/rule")({
  staticData: { title: feesTitle, history: "fees", help: "fee-rule" },
  loader: ({ params: { commune: ags, service: serviceId }, ...loading }) => {
    const isEditable = can(loading.context.viewer(), "commune_service_fee_rules");
    return { queryRef: preload(loading, "mgt", RuleParameters, { ags, serviceId, isEditable }) };
  },
  component: withScreens(
    { FeeRuleScreen: () => import("#mgt/fees/rule/FeeRuleScreen") },
    function FeeRuleRoute({ FeeRuleScreen }) {
      const { queryRef } = Route.useLoaderData();
      return (
        <ServiceScreenBoundary attempt={queryRef}>
          <FeeRuleScreen queryRef={queryRef} />
        </ServiceScreenBoundary>
      );
    },
  ),
  pendingComponent: ServiceScreenPending,
  errorComponent: ServiceScreenFailed,
});
