import { createFileRoute } from "@tanstack/react-router";
import { lazyScreen, withScreens } from "../-lazyScreen";
import { loadProcess } from "./-processLoaders";

const ProcessPage = lazyScreen(() => import("./-ProcessPage"), "ProcessPage");

export const Route = createFileRoute("/admin/processes/$pid")({
  loader: (loading) => loadProcess(loading.params.pid, loading),
  component: withScreens(ProcessRoute, ProcessPage),
});

function ProcessRoute() {
  const { pid } = Route.useParams();
  const { queryRef, history } = Route.useLoaderData();
  const { view } = Route.useSearch();
  return <ProcessPage kind="processes" pid={pid} view={view} queryRef={queryRef} history={history} />;
}
