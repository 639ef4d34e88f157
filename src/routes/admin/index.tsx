import { createFileRoute, useRouter } from "@tanstack/react-router";
import { overviewTitle } from "#ui/screenTitles";
import { requires } from "../-context";
import { withScreens } from "../-withScreens";
import { preloadOverview } from "./-overviewReferences";

export const Route = createFileRoute("/admin/")({
  staticData: { title: overviewTitle, help: "overview" },
  beforeLoad: requires("overview"),
  loader: preloadOverview,
  component: withScreens(
    {
      OverviewScreen: () => import("#mgt/overview/OverviewScreen"),
      ProcessesToday: () => import("#process/overview/ProcessesToday"),
      KbaOverview: () => import("#ikfz/kba/KbaOverview"),
    },
    function OverviewRoute({ OverviewScreen, ProcessesToday, KbaOverview }) {
      const router = useRouter();
      const retry = () => void router.invalidate({ filter: ({ routeId }) => routeId === Route.id });
      const references = Route.useLoaderData();
      const kba = <KbaOverview queryRef={references.ikfz} />;
      const processes = <ProcessesToday queryRef={references.process} />;
      return <OverviewScreen references={references} processes={processes} kba={kba} onRetry={retry} />;
    },
  ),
});
