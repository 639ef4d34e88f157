import { createFileRoute } from "@tanstack/react-router";
import JobsScreenParameters from "#process/jobs/__generated__/JobsScreenQuery$parameters";
import { jobsList } from "#process/jobs/jobsList";
import { Endpoint } from "#relay/Endpoint";
import { preload } from "#relay/preload";
import { jobsTitle } from "#ui/screenTitles";
import { requires } from "../-context";
import { withScreens } from "../-withScreens";

export const Route = createFileRoute("/admin/jobs/")({
  staticData: { title: jobsTitle },
  validateSearch: jobsList.parse,
  beforeLoad: requires("processes"),
  loaderDeps: jobsList.loaderDeps,
  loader: (loading) => preload(loading, "process", JobsScreenParameters, jobsList.page(loading.deps)),
  component: withScreens(
    { JobsScreen: () => import("#process/jobs/JobsScreen") },
    function JobsRoute({ JobsScreen }) {
      return (
        <Endpoint name="process">
          <JobsScreen queryRef={Route.useLoaderData()} search={Route.useSearch()} />
        </Endpoint>
      );
    },
  ),
});
