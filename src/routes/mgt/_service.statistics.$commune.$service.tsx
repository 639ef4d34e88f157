import { useRouter, createFileRoute } from "@tanstack/react-router";
import PageParameters from "#mgt/service/__generated__/ServicePageQuery$parameters";
import {
  ServiceScreenBoundary,
  ServiceScreenFailed,
  ServiceScreenPending,
} from "#mgt/service/ServiceScreenBoundary";
import StatisticsParameters from "#mgt-v2/statistics/__generated__/statisticsQuery$parameters";
import { statisticsSearch, statisticsVariables } from "#mgt-v2/statistics/statisticsSearch";
import { Endpoint } from "#relay/Endpoint";
import { preload } from "#relay/preload";
import { PageBody } from "#ui/Page";
import { statisticsTitle } from "#ui/screenTitles";
import { withScreens } from "../-withScreens";

export const Route = createFileRoute("/mgt/_service/statistics/$commune/$service")({
  staticData: { title: statisticsTitle, help: "statistics" },
  validateSearch: statisticsSearch.parse,
  loaderDeps: statisticsSearch.loaderDeps,
  loader: ({ params: { commune, service }, deps, ...loading }) => {
    // Another period refetches the figures, but not the commune.
    const isKept = loading.cause !== "enter";
    const queryRef = preload(
      loading,
      "mgt",
      PageParameters,
      { ags: commune, serviceId: service },
      { isKept },
    );
    const variables = statisticsVariables({ commune, serviceId: service }, deps);
    return { queryRef, figuresRef: preload(loading, "mgt-v2", StatisticsParameters, variables) };
  },
  component: withScreens(
    { StatisticsScreen: () => import("#mgt-v2/statistics/StatisticsScreen") },
    function ServiceStatisticsRoute({ StatisticsScreen }) {
      const router = useRouter();
      const { commune, service } = Route.useParams();
      const { queryRef, figuresRef } = Route.useLoaderData();
      const search = Route.useSearch();
      const retry = () => void router.invalidate({ filter: ({ routeId }) => routeId === Route.id });
      return (
        <ServiceScreenBoundary attempt={queryRef}>
          <PageBody>
            <Endpoint name="mgt-v2">
              <StatisticsScreen
                scope={{ commune, serviceId: service }}
                queryRef={figuresRef}
                search={search}
                onRetry={retry}
              />
            </Endpoint>
          </PageBody>
        </ServiceScreenBoundary>
      );
    },
  ),
  pendingComponent: ServiceScreenPending,
  errorComponent: ServiceScreenFailed,
});
