import { createFileRoute } from "@tanstack/react-router";
import AutomatedJobsParameters from "#mgt/automatedJobs/__generated__/AutomatedJobsScreenQuery$parameters";
import ErasureForecastParameters from "#mgt/automatedJobs/erasure/__generated__/ErasureForecastQuery$parameters";
import { automatedJobsList } from "#mgt/automatedJobs/jobRunsList";
import { Endpoint } from "#relay/Endpoint";
import { preload } from "#relay/preload";
import { automatedJobsTitle } from "#ui/screenTitles";
import { requires } from "../-context";
import { withScreens } from "../-withScreens";

export const Route = createFileRoute("/admin/more/automated-jobs/")({
  staticData: { title: automatedJobsTitle, history: "automated-jobs", help: "automated-jobs" },
  validateSearch: automatedJobsList.parse,
  beforeLoad: requires("cron_job_logs"),
  loaderDeps: automatedJobsList.loaderDeps,
  loader: (loading) => ({
    queryRef: preload(loading, "mgt", AutomatedJobsParameters, {}),
    forecastRef: preload(loading, "mgt", ErasureForecastParameters, {}),
  }),
  component: withScreens(
    { AutomatedJobsScreen: () => import("#mgt/automatedJobs/AutomatedJobsScreen") },
    function AutomatedJobsRoute({ AutomatedJobsScreen }) {
      return (
        <Endpoint name="mgt">
          <AutomatedJobsScreen {...Route.useLoaderData()} search={Route.useSearch()} />
        </Endpoint>
      );
    },
  ),
});
