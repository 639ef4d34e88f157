import { createFileRoute } from "@tanstack/react-router";
import { loadProcess } from "./-processLoaders";
import { ProcessPage } from "./-ProcessPage";

export const Route = createFileRoute("/admin/processes/$pid")({
  loader: (loading) => loadProcess(loading.params.pid, loading),
  component: ProcessRoute,
});

function ProcessRoute() {
  const { pid } = Route.useParams();
  const { view } = Route.useSearch();
  const { queryRef, history } = Route.useLoaderData();
  return <ProcessPage kind="processes" pid={pid} view={view} queryRef={queryRef} history={history} />;
}
