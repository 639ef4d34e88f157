import { createFileRoute, useRouter } from "@tanstack/react-router";
import { overviewTitle } from "#ui/screenTitles";
import { requires } from "../-context";
import { withScreens } from "../-withScreens";
import { preloadOverview } from "./-overviewReferences";

export const Route = createFileRoute("/admin/")({
  staticData: { title: overviewTitle },
  beforeLoad: requires("overview"),
  loader: preloadOverview,
  component: withScreens(
    {
      OverviewScreen: () => import("#mgt/overview/OverviewScreen"),
      KbaOverview: () => import("#ikfz/kba/KbaOverview"),
    },
    function OverviewRoute({ OverviewScreen, KbaOverview }) {
      const router = useRouter();
      const retry = () => void router.invalidate({ filter: ({ routeId }) => routeId === Route.id });
      const references = Route.useLoaderData();
      const kba = <KbaOverview queryRef={references.ikfz} />;
      return <OverviewScreen references={references} kba={kba} onRetry={retry} />;
    },
  ),
});
