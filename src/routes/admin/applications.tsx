import { createFileRoute } from "@tanstack/react-router";
import { processList } from "#process/list/processList";
import { applicationsTitle } from "#ui/screenTitles";
import { requires } from "../-context";
import { lazyScreen, withScreens } from "../-lazyScreen";
import { loadProcessList } from "./-processLoaders";

const ProcessListPage = lazyScreen(() => import("./-ProcessListPage"), "ProcessListPage");

export const Route = createFileRoute("/admin/applications")({
  staticData: { title: applicationsTitle, staysMounted: true },
  validateSearch: processList.parse,
  beforeLoad: requires("processes"),
  loaderDeps: processList.loaderDeps,
  loader: (loading) => loadProcessList("applications", loading),
  component: withScreens(ApplicationsRoute, ProcessListPage),
});

function ApplicationsRoute() {
  const { list, views } = Route.useLoaderData();
  return <ProcessListPage kind="applications" list={list} views={views} search={Route.useSearch()} />;
}
