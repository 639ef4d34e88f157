import { createFileRoute, useRouter } from "@tanstack/react-router";
import { feesList } from "#mgt/service/fees/feesList";
import FeesParameters from "#mgt/service/fees/__generated__/FeesScreenQuery$parameters";
import { Endpoint } from "#relay/Endpoint";
import { preload } from "#relay/preload";
import { feesTitle } from "#ui/screenTitles";
import { withScreens } from "../-withScreens";

export const Route = createFileRoute("/mgt/servicefees/$commune/$service")({
  staticData: { title: feesTitle },
  validateSearch: feesList.parse,
  loader: ({ params: { commune: ags, service: serviceId }, ...loading }) => ({
    queryRef: preload(loading, "mgt", FeesParameters, { ags, serviceId }),
  }),
  // The filters do not change the query.
  staleTime: Infinity,
  component: withScreens(
    {
      ServicePageBoundary: () => import("#mgt/service/ServicePage"),
      FeesScreen: () => import("#mgt/service/fees/FeesScreen"),
    },
    function FeesRoute({ ServicePageBoundary, FeesScreen }) {
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
            <FeesScreen queryRef={queryRef} search={Route.useSearch()} />
          </ServicePageBoundary>
        </Endpoint>
      );
    },
  ),
});
