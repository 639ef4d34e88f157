import { createFileRoute } from "@tanstack/react-router";
import { withScreens } from "../-withScreens";
import { loadProcess } from "./-processLoaders";

export const Route = createFileRoute("/admin/applications/$pid")({
  staticData: { history: "processes", help: "applications" },
  loader: (loading) => loadProcess(loading.params.pid, loading),
  component: withScreens(
    { ProcessPage: () => import("./-ProcessPage") },
    function ApplicationRoute({ ProcessPage }) {
      const { pid } = Route.useParams();
      const { queryRef, history } = Route.useLoaderData();
      const { view } = Route.useSearch();
      return <ProcessPage kind="applications" pid={pid} view={view} queryRef={queryRef} history={history} />;
    },
  ),
});
