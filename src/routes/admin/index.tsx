import { msg } from "@lingui/core/macro";
import { createFileRoute, useRouter } from "@tanstack/react-router";
import { requires } from "../-context";
import { lazyScreen, withScreens } from "../-lazyScreen";
import { preloadOverview } from "./-overviewReferences";

const OverviewScreen = lazyScreen(() => import("./-OverviewScreen"), "OverviewScreen");

export const Route = createFileRoute("/admin/")({
  staticData: { title: msg`Übersicht` },
  beforeLoad: requires("overview"),
  loader: preloadOverview,
  component: withScreens(OverviewRoute, OverviewScreen),
});

function OverviewRoute() {
  const router = useRouter();
  const retry = () => void router.invalidate({ filter: ({ routeId }) => routeId === Route.id });
  return <OverviewScreen references={Route.useLoaderData()} onRetry={retry} />;
}
