import { useLingui } from "@lingui/react/macro";
import { createFileRoute, useRouter } from "@tanstack/react-router";
import PageParameters from "#mgt/commune/__generated__/CommuneReportQuery$parameters";
import StatisticsParameters from "#mgt-v2/statistics/__generated__/statisticsQuery$parameters";
import { statisticsSearch, statisticsVariables } from "#mgt-v2/statistics/statisticsSearch";
import { Endpoint } from "#relay/Endpoint";
import { preload } from "#relay/preload";
import { PageBody } from "#ui/Page";
import { statisticsTitle } from "#ui/screenTitles";
import { requires } from "../-context";
import { withScreens } from "../-withScreens";

export const Route = createFileRoute("/mgt/statistics/$commune")({
  staticData: { title: statisticsTitle, help: "statistics" },
  validateSearch: statisticsSearch.parse,
  beforeLoad: requires("metrics"),
  loaderDeps: statisticsSearch.loaderDeps,
  loader: ({ params: { commune }, deps, ...loading }) => {
    // Another period refetches the figures, but not the commune.
    const isKept = loading.cause !== "enter";
    const queryRef = preload(loading, "mgt", PageParameters, { ags: commune }, { isKept });
    const variables = statisticsVariables({ commune, serviceId: null }, deps);
    return { queryRef, figuresRef: preload(loading, "mgt-v2", StatisticsParameters, variables) };
  },
  component: withScreens(
    {
      CommuneReport: () => import("#mgt/commune/CommuneReport"),
      StatisticsScreen: () => import("#mgt-v2/statistics/StatisticsScreen"),
    },
    function CommuneStatisticsRoute({ CommuneReport, StatisticsScreen }) {
      const router = useRouter();
      const { t } = useLingui();
      const { commune } = Route.useParams();
      const { queryRef, figuresRef } = Route.useLoaderData();
      const search = Route.useSearch();
      const retry = () => void router.invalidate({ filter: ({ routeId }) => routeId === Route.id });
      return (
        <Endpoint name="mgt">
          <CommuneReport
            queryRef={queryRef}
            title={t`Statistik aller Dienste`}
            linkOf={(other) => ({ to: "/mgt/statistics/$commune", params: { commune: other } })}
          >
            <PageBody>
              <Endpoint name="mgt-v2">
                <StatisticsScreen
                  scope={{ commune, serviceId: null }}
                  queryRef={figuresRef}
                  search={search}
                  onRetry={retry}
                />
              </Endpoint>
            </PageBody>
          </CommuneReport>
        </Endpoint>
      );
    },
  ),
});
