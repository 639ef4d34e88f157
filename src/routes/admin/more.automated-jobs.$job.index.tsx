import { createFileRoute } from "@tanstack/react-router";
import { erasureJob } from "#domain/erasure";
import AutomatedJobParameters from "#mgt/automatedJobs/__generated__/AutomatedJobScreenQuery$parameters";
import ErasurePreviewParameters from "#mgt/automatedJobs/erasure/__generated__/ErasurePreviewQuery$parameters";
import { jobRunsList, jobRunsVariables } from "#mgt/automatedJobs/jobRunsList";
import { Endpoint } from "#relay/Endpoint";
import { preload } from "#relay/preload";
import { automatedJobsTitle } from "#ui/screenTitles";
import { requires } from "../-context";
import { withScreens } from "../-withScreens";

export const Route = createFileRoute("/admin/more/automated-jobs/$job/")({
  staticData: { title: automatedJobsTitle, history: "automated-jobs", help: "automated-jobs" },
  validateSearch: jobRunsList.parse,
  beforeLoad: requires("cron_job_logs"),
  loaderDeps: jobRunsList.loaderDeps,
  loader: ({ params: { job }, deps, ...loading }) => ({
    queryRef: preload(loading, "mgt", AutomatedJobParameters, jobRunsVariables(job, deps)),
    erasureRef:
      job === erasureJob
        ? preload(loading, "mgt", ErasurePreviewParameters, {}, { isKept: loading.cause === "stay" })
        : null,
  }),
  component: withScreens(
    { AutomatedJobScreen: () => import("#mgt/automatedJobs/AutomatedJobScreen") },
    function AutomatedJobRoute({ AutomatedJobScreen }) {
      const { job } = Route.useParams();
      return (
        <Endpoint name="mgt">
          <AutomatedJobScreen key={job} {...Route.useLoaderData()} name={job} search={Route.useSearch()} />
        </Endpoint>
      );
    },
  ),
});
