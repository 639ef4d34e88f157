import { createFileRoute } from "@tanstack/react-router";
import { processList } from "#process/list/processList";
import { processesTitle } from "#ui/screenTitles";
import { requires } from "../-context";
import { withScreens } from "../-withScreens";
import { loadProcessList } from "./-processLoaders";

export const Route = createFileRoute("/admin/processes")({
  staticData: {
    title: processesTitle,
    staysMounted: true,
    holdsSelection: true,
    history: "processes",
    help: "processes",
  },
  validateSearch: processList.parse,
  beforeLoad: requires("processes"),
  loaderDeps: processList.loaderDeps,
  loader: (loading) => loadProcessList("processes", loading),
  component: withScreens(
    { ProcessListPage: () => import("./-ProcessListPage") },
    function ProcessesRoute({ ProcessListPage }) {
      const { list, views } = Route.useLoaderData();
      return <ProcessListPage kind="processes" list={list} views={views} search={Route.useSearch()} />;
    },
  ),
});
