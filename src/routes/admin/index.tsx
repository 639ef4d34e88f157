import { msg } from "@lingui/core/macro";
import { createFileRoute, useRouter } from "@tanstack/react-router";
import { requires } from "../-context";
import { withScreens } from "../-withScreens";
import { preloadOverview } from "./-overviewReferences";

export const Route = createFileRoute("/admin/")({
  staticData: { title: msg`Übersicht` },
  beforeLoad: requires("overview"),
  loader: preloadOverview,
  component: withScreens(
    { OverviewScreen: () => import("./-OverviewScreen") },
    function OverviewRoute({ OverviewScreen }) {
      const router = useRouter();
      const retry = () => void router.invalidate({ filter: ({ routeId }) => routeId === Route.id });
      return <OverviewScreen references={Route.useLoaderData()} onRetry={retry} />;
    },
  ),
});
