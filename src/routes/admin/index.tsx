import { msg } from "@lingui/core/macro";
import { createFileRoute, useRouter } from "@tanstack/react-router";
import { requires } from "../-context";
import { OverviewScreen } from "./-OverviewScreen";
import { preloadOverview } from "./-overviewReferences";

export const Route = createFileRoute("/admin/")({
  staticData: { title: msg`Übersicht` },
  beforeLoad: requires("overview"),
  loader: preloadOverview,
  component: OverviewRoute,
});

function OverviewRoute() {
  const router = useRouter();
  const retry = () => void router.invalidate({ filter: ({ routeId }) => routeId === Route.id });
  return <OverviewScreen references={Route.useLoaderData()} onRetry={retry} />;
}
