import { createFileRoute, lazyRouteComponent } from "@tanstack/react-router";
import { processList } from "#process/list/processList";
import { processesTitle } from "#ui/screenTitles";
import { requires } from "../-context";
import { loadProcessList } from "./-processLoaders";

export const Route = createFileRoute("/admin/processes")({
  // Both lists are one chunk.
  codeSplitGroupings: [],
  staticData: { title: processesTitle, staysMounted: true },
  validateSearch: processList.parse,
  beforeLoad: requires("processes"),
  loaderDeps: processList.loaderDeps,
  loader: (loading) => loadProcessList("processes", loading),
  component: lazyRouteComponent(() => import("./-ProcessListPage"), "ProcessesPage"),
});
