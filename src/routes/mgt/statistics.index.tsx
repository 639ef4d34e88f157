import { createFileRoute, useRouter } from "@tanstack/react-router";
import StatisticsParameters from "#mgt-v2/statistics/__generated__/statisticsQuery$parameters";
import { statisticsSearch, statisticsVariables } from "#mgt-v2/statistics/statisticsSearch";
import { Endpoint } from "#relay/Endpoint";
import { preload } from "#relay/preload";
import { statisticsTitle } from "#ui/screenTitles";
import { requires } from "../-context";
import { withScreens } from "../-withScreens";

const everything = { commune: null, serviceId: null };

export const Route = createFileRoute("/mgt/statistics/")({
  staticData: { title: statisticsTitle, help: "statistics" },
  validateSearch: statisticsSearch.parse,
  beforeLoad: requires("metrics"),
  loaderDeps: statisticsSearch.loaderDeps,
  loader: ({ deps, ...loading }) =>
    preload(loading, "mgt-v2", StatisticsParameters, statisticsVariables(everything, deps)),
  component: withScreens(
    { AllStatistics: () => import("#mgt-v2/statistics/AllStatistics") },
    function AllStatisticsRoute({ AllStatistics }) {
      const router = useRouter();
      const retry = () => void router.invalidate({ filter: ({ routeId }) => routeId === Route.id });
      return (
        <Endpoint name="mgt-v2">
          <AllStatistics
            scope={everything}
            queryRef={Route.useLoaderData()}
            search={Route.useSearch()}
            onRetry={retry}
          />
        </Endpoint>
      );
    },
  ),
});
