import { createFileRoute } from "@tanstack/react-router";
import { processList } from "#process/list/processList";
import { applicationsTitle } from "#ui/screenTitles";
import { requires } from "../-context";
import { withScreens } from "../-withScreens";
import { loadProcessList } from "./-processLoaders";

export const Route = createFileRoute("/admin/applications")({
  staticData: {
    title: applicationsTitle,
    staysMounted: true,
    holdsSelection: true,
    history: "processes",
    help: "applications",
  },
  validateSearch: processList.parse,
  beforeLoad: requires("processes"),
  loaderDeps: processList.loaderDeps,
  loader: (loading) => loadProcessList("applications", loading),
  component: withScreens(
    { ProcessListPage: () => import("./-ProcessListPage") },
    function ApplicationsRoute({ ProcessListPage }) {
      const { list, views } = Route.useLoaderData();
      return <ProcessListPage kind="applications" list={list} views={views} search={Route.useSearch()} />;
    },
  ),
});
