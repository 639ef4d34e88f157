import { createFileRoute } from "@tanstack/react-router";
import { feesList } from "#mgt/fees/service/feesList";
import FeesParameters from "#mgt/fees/service/__generated__/FeesScreenQuery$parameters";
import {
  ServiceScreenBoundary,
  ServiceScreenFailed,
  ServiceScreenPending,
} from "#mgt/service/ServiceScreenBoundary";
import { preload } from "#relay/preload";
import { feesTitle } from "#ui/screenTitles";
import { withScreens } from "../-withScreens";

export const Route = createFileRoute("/mgt/_service/servicefees/$commune/$service")({
  staticData: { title: feesTitle, history: "fees", help: "fees" },
  validateSearch: feesList.parse,
  loader: ({ params: { commune: ags, service: serviceId }, ...loading }) => ({
    queryRef: preload(loading, "mgt", FeesParameters, { ags, serviceId }),
  }),
  // The filters do not change the query.
  staleTime: Infinity,
  component: withScreens(
    { FeesScreen: () => import("#mgt/fees/service/FeesScreen") },
    function FeesRoute({ FeesScreen }) {
      const { queryRef } = Route.useLoaderData();
      return (
        <ServiceScreenBoundary attempt={queryRef}>
          <FeesScreen queryRef={queryRef} search={Route.useSearch()} />
        </ServiceScreenBoundary>
      );
    },
  ),
  pendingComponent: ServiceScreenPending,
  errorComponent: ServiceScreenFailed,
});
