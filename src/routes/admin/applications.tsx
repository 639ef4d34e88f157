import { createFileRoute, lazyRouteComponent } from "@tanstack/react-router";
import { processList } from "#process/list/processList";
import { applicationsTitle } from "#ui/screenTitles";
import { requires } from "../-context";
import { loadProcessList } from "./-processLoaders";

export const Route = createFileRoute("/admin/applications")({
  // Both lists are one chunk.
  codeSplitGroupings: [],
  staticData: { title: applicationsTitle, staysMounted: true },
  validateSearch: processList.parse,
  beforeLoad: requires("processes"),
  loaderDeps: processList.loaderDeps,
  loader: (loading) => loadProcessList("applications", loading),
  component: lazyRouteComponent(() => import("./-ProcessListPage"), "ApplicationsPage"),
});
