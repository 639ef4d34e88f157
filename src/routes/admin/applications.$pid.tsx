import { createFileRoute } from "@tanstack/react-router";
import { lazyScreen, withScreens } from "../-lazyScreen";
import { loadProcess } from "./-processLoaders";

const ProcessPage = lazyScreen(() => import("./-ProcessPage"), "ProcessPage");

export const Route = createFileRoute("/admin/applications/$pid")({
  loader: (loading) => loadProcess(loading.params.pid, loading),
  component: withScreens(ApplicationRoute, ProcessPage),
});

function ApplicationRoute() {
  const { pid } = Route.useParams();
  const { queryRef, history } = Route.useLoaderData();
  const { view } = Route.useSearch();
  return <ProcessPage kind="applications" pid={pid} view={view} queryRef={queryRef} history={history} />;
}
